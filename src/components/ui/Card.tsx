import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './Card.module.css';

interface CardProps extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: 'div' | 'article' | 'figure' | 'li';
  /** `raised` throws a shadow, `ink` is dark in either theme. */
  tone?: 'raised' | 'flat' | 'soft' | 'ink';
}

/** A bordered surface. */
export function Card({as: Tag = 'div', tone = 'raised', className, ...rest}: CardProps) {
  return (
    <Tag
      className={clsx(styles.card, tone !== 'flat' && styles[tone], className)}
      {...(rest as ComponentProps<'div'> & ComponentProps<'li'>)}
    />
  );
}
