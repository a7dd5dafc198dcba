import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './IconButton.module.css';

/** Class names of a button, or of a link that looks like one, that shows an icon alone. */
export const iconButtonLook = (className?: string): string => clsx(styles.button, className);

/** A button that shows an icon alone; `aria-label` says what it does. */
export function IconButton({className, ...rest}: ComponentProps<'button'> & {'aria-label': string}) {
  return <button type="button" className={iconButtonLook(className)} {...rest} />;
}
