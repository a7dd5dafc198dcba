import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import {buttonLook, type ButtonLook} from './Button';

/** Link styled as a button. Adds the locale's prefix to paths. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ButtonLook & Omit<ComponentProps<typeof Link>, 'children'>) {
  return <Link className={buttonLook({variant, size, className})} {...rest} />;
}
