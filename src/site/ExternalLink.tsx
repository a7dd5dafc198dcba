import type {ReactNode} from 'react';
import {shell} from '@content/shell';

export const newTab = {target: '_blank', rel: 'noopener'} as const;

/** Opens in a new tab and announces that to screen readers. */
export function ExternalLink({
  children,
  ...rest
}: {
  href: string;
  className?: string;
  'data-booking'?: '';
  children: ReactNode;
}) {
  return (
    <a {...newTab} {...rest}>
      {children}
      <span className="visuallyHidden">{` ${shell.newTab}`}</span>
    </a>
  );
}
