import type {ReactNode} from 'react';
import {shell} from '@content/shell';

export const newTab = {target: '_blank', rel: 'noopener'} as const;

function NewTabNote() {
  return <span className="visuallyHidden">{` ${shell.newTab}`}</span>;
}

/** Opens in a new tab and announces that to screen readers. */
export function ExternalLink({children, ...rest}: {href: string; className?: string; children: ReactNode}) {
  return (
    <a {...newTab} {...rest}>
      {children}
      <NewTabNote />
    </a>
  );
}
