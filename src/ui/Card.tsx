import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './Card.module.css';

interface CardLook {
  /** `raised` has a shadow, `ink` is dark in both themes. */
  tone?: 'raised' | 'flat' | 'soft' | 'ink';
  className?: string;
}

export function cardLook({tone = 'raised', className}: CardLook): string {
  return clsx(styles.card, tone !== 'flat' && styles[tone], className);
}

interface CardProps extends CardLook, Omit<ComponentProps<'div'>, 'ref' | 'className'> {
  as?: 'div' | 'article' | 'figure' | 'li';
}

export function Card({as: Tag = 'div', tone, className, ...rest}: CardProps) {
  return (
    <Tag
      className={cardLook({tone, className})}
      {...(rest as ComponentProps<'div'> & ComponentProps<'li'>)}
    />
  );
}
