// Change: our own header of links and a popover, which works without script; Docusaurus's needs React.
import {CookieDialog} from '@site/src/features/consent/CookieDialog';
import {LoadingNote} from '@site/src/shell/LoadingNote';
import {Header} from '@site/src/shell/Header';

export default function Navbar() {
  return (
    <>
      {/* Before the header, so that it is among the first tab stops while open. */}
      <CookieDialog />
      <Header />
      <LoadingNote />
    </>
  );
}
