import type {ReactNode} from 'react';
import {shell} from '@content/shell';

/** Attributes of a link that leaves the site. */
export const newTab = {target: '_blank', rel: 'noopener'} as const;

/** Tells screen readers that a link opens a new tab. */
function NewTabNote() {
  return <span className="visuallyHidden">{` ${shell.newTab}`}</span>;
}

interface ExternalLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site: opens in a new tab and says so to screen readers. */
export function ExternalLink({children, ...rest}: ExternalLinkProps) {
  return (
    <a {...newTab} {...rest}>
      {children}
      <NewTabNote />
    </a>
  );
}
