import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './LinkRow.module.css';

/** A list of links in a row, with room enough to press each. */
export function LinkRow({className, ...rest}: ComponentProps<'ul'>) {
  return <ul className={clsx(styles.row, className)} {...rest} />;
}
