import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {buttonLook, type ButtonLook} from '@site/src/ui/Button';
import {Download} from '@site/src/ui/icons';
import styles from './DownloadButton.module.css';

interface DownloadLinkProps {
  /** Path without the locale, with the file's extension. */
  path: string;
  label: string;
  /** True for files that take the visit's brand (`src/features/rebrand/browser`). */
  branded?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Link to a file that the build makes in each language. Shows the file's format. */
export function DownloadLink({path, label, branded, className, children}: DownloadLinkProps) {
  const format = path.replace(/^.*\./, '').toUpperCase();
  return (
    <a download href={useBaseUrl(path)} className={className} data-branded={branded ? '' : undefined}>
      {children}
      {label} <small>{format}</small>
    </a>
  );
}

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
