import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './IconButton.module.css';

export const iconButtonLook = (className?: string): string => clsx(styles.button, className);

export function IconButton({className, ...rest}: ComponentProps<'button'> & {'aria-label': string}) {
  return <button type="button" className={iconButtonLook(className)} {...rest} />;
}
