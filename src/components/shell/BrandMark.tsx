import {useSite} from './useSite';
import {brand} from '@site/src/data/brand';
import {logo} from '@site/static/favicon.svg?brand';
import styles from './BrandMark.module.css';

/** Characters up to which the sign stands in the page; a longer one is the file that the tab shows, too. */
const most = 500;

// A drawing that names parts of itself cannot stand in a page twice.
const standsInPage = logo.inside.length <= most && !/\sid="/.test(logo.inside);
const size = {width: 30, height: 30, 'aria-hidden': true} as const;

/** The sign, in the colours of the theme, and the name. */
export function BrandMark() {
  const {baseUrl} = useSite();
  return (
    // A visit may wear another brand: its style sheet shows that one's sign and name here (src/lib/visitStyle.ts).
    <span className={styles.brand} data-mark="">
      {standsInPage ? (
        <svg viewBox={logo.box.join(' ')} {...size} dangerouslySetInnerHTML={{__html: logo.inside}} />
      ) : (
        <img src={`${baseUrl}favicon.svg`} alt="" {...size} />
      )}
      <span>{brand.name}</span>
    </span>
  );
}
