import useBaseUrl from '@docusaurus/useBaseUrl';
import {buttonLook, type ButtonLook} from '@site/src/components/ui/Button';
import {Download} from '@site/src/components/ui/icons';
import styles from './DownloadButton.module.css';

interface DownloadButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Path without the locale; the name of the file ends with its format. */
  path: string;
  label: string;
  /** It has a place for a brand: who looks at the site in theirs gets it with it (`src/browser/brand`). */
  branded?: boolean;
}

/** A link to a file that is made at build in each language. */
export function DownloadButton({path, label, branded, variant, size}: DownloadButtonProps) {
  const format = path.replace(/^.*\./, '').toUpperCase();
  return (
    // A file, not a page.
    <a
      download
      href={useBaseUrl(path)}
      className={buttonLook({variant, size})}
      data-branded={branded ? '' : undefined}
    >
      <Download aria-hidden size={18} />
      {label} <small className={styles.format}>{format}</small>
    </a>
  );
}
