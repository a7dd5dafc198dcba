import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './LinkRow.module.css';

export function LinkRow({className, ...rest}: ComponentProps<'ul'>) {
  return <ul className={clsx(styles.row, className)} {...rest} />;
}
