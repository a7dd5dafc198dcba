import {useSite} from '../site/useSite';
import {brand} from '@site/src/data/brand';
import {logo} from '@site/static/favicon.svg?brand';
import styles from './BrandMark.module.css';

/** Maximum number of characters of an inline sign; a longer one is linked as a file. */
const most = 500;

// Ids would occur twice in the page.
const standsInPage = logo.inside.length <= most && !/\sid="/.test(logo.inside);
const size = {width: 30, height: 30, 'aria-hidden': true} as const;

export function BrandMark() {
  const {baseUrl} = useSite();
  return (
    // The visit's brand replaces sign and name here by its style sheet (src/features/rebrand/visitStyle.ts).
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
