import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {buttonLook, type ButtonLook} from '@site/src/components/ui/Button';
import {Download} from '@site/src/components/ui/icons';
import styles from './DownloadButton.module.css';

interface DownloadLinkProps {
  /** Path without the locale; the name of the file ends with its format. */
  path: string;
  label: string;
  /** It has a place for a brand: who looks at the site in theirs gets it with it (`src/browser/brand`). */
  branded?: boolean;
  className?: string;
  /** Stands before the label. */
  children?: ReactNode;
}

/** A link to a file that is made at build in each language, with its format. */
export function DownloadLink({path, label, branded, className, children}: DownloadLinkProps) {
  const format = path.replace(/^.*\./, '').toUpperCase();
  return (
    // A file, not a page.
    <a download href={useBaseUrl(path)} className={className} data-branded={branded ? '' : undefined}>
      {children}
      {label} <small>{format}</small>
    </a>
  );
}

/** The same as a button. */
export function DownloadButton({
  variant,
  size,
  ...link
}: Omit<DownloadLinkProps, 'className' | 'children'> & Pick<ButtonLook, 'variant' | 'size'>) {
  return (
    <DownloadLink {...link} className={buttonLook({variant, size, className: styles.button})}>
      <Download aria-hidden size={18} />
    </DownloadLink>
  );
}
