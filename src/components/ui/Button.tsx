import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './Button.module.css';

interface ButtonLook {
  /** `primary` once per group; `quiet` looks like text. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'regular' | 'small';
  children: ReactNode;
  className?: string;
}

function look({variant = 'primary', size = 'regular', className}: Omit<ButtonLook, 'children'>): string {
  return clsx(styles.button, styles[variant], size === 'small' && styles.small, className);
}

/** A button that does something on this page. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={look({variant, size, className})} {...rest} />;
}

/** A link that looks like a button. Paths get the locale's prefix; other origins open as `Link` decides. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ButtonLook & Omit<ComponentProps<typeof Link>, 'children'>) {
  return <Link className={look({variant, size, className})} {...rest} />;
}
