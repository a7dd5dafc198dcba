import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './IconButton.module.css';

/** A button that shows an icon alone; `aria-label` says what it does. */
export function IconButton({className, ...rest}: ComponentProps<'button'> & {'aria-label': string}) {
  return <button type="button" className={clsx(styles.button, className)} {...rest} />;
}
