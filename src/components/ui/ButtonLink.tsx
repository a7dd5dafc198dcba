import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import {buttonLook, type ButtonLook} from './Button';

/** A link that looks like a button. Paths get the locale's prefix. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ButtonLook & Omit<ComponentProps<typeof Link>, 'children'>) {
  return <Link className={buttonLook({variant, size, className})} {...rest} />;
}
