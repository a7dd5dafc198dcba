// Change: our own banner, made of links and a popover, which works without script; Docusaurus's needs React.
import {CookieDialog} from '@site/src/components/shell/CookieDialog';
import {LoadingNote} from '@site/src/components/shell/LoadingNote';
import {Header} from '@site/src/components/shell/Header';

export default function Navbar() {
  return (
    <>
      {/* Before the banner, so that it is among the first stops of the keyboard while it is open. */}
      <CookieDialog />
      <Header />
      <LoadingNote />
    </>
  );
}
