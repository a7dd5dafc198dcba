import type {ComponentProps, ReactNode} from 'react';
import {shell} from '@content/shell';
import {ButtonLink} from '../ui/Button';
import {brand} from '@site/src/data/brand';

const newTab = {target: '_blank', rel: 'noopener'} as const;

function NewTabNote() {
  return <span className="visuallyHidden"> {shell.newTab}</span>;
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

/** A button that opens the meeting-booking page in a new tab: every demo, trial and sales button. */
export function BookingButton({
  children,
  ...rest
}: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'to' | 'target' | 'rel'>) {
  return (
    <ButtonLink href={brand.links.booking} {...newTab} {...rest}>
      {children}
      <NewTabNote />
    </ButtonLink>
  );
}
