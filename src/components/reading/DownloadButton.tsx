import useBaseUrl from '@docusaurus/useBaseUrl';
import {buttonLook, type ButtonLook} from '@site/src/components/ui/Button';
import {Download} from '@site/src/components/ui/icons';
import styles from './DownloadButton.module.css';

interface DownloadButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Path without the locale; the name of the file ends with its format. */
  path: string;
  label: string;
}

/** A link to a file that is made at build in each language. */
export function DownloadButton({path, label, variant, size}: DownloadButtonProps) {
  const format = path.replace(/^.*\./, '').toUpperCase();
  return (
    // A file, not a page.
    <a download href={useBaseUrl(path)} className={buttonLook({variant, size})}>
      <Download aria-hidden size={18} />
      {label} <small className={styles.format}>{format}</small>
    </a>
  );
}
