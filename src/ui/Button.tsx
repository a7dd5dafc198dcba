import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Button.module.css';

export interface ButtonLook {
  /** `primary` once per group. */
  variant?: 'primary' | 'secondary';
  size?: 'regular' | 'small';
  children: ReactNode;
  className?: string;
}

export function buttonLook({
  variant = 'primary',
  size = 'regular',
  className,
}: Omit<ButtonLook, 'children'>): string {
  return clsx(styles.button, styles[variant], size === 'small' && styles.small, className);
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonLook({variant, size, className})} {...rest} />;
}
