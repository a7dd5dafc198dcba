import type {HTMLAttributes} from 'react';
import clsx from 'clsx';
import styles from './Cluster.module.css';

interface ClusterProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'p' | 'ul' | 'nav' | 'form' | 'fieldset' | 'figcaption';
  /** Moves first and last to the edges. */
  apart?: boolean;
  /** Aligns at the bottom, such as a button beside a heading of several lines. */
  end?: boolean;
  /** Adds space above, for actions below their subject. */
  actions?: boolean;
}

export function Cluster({as: Tag = 'div', apart, end, actions, className, ...rest}: ClusterProps) {
  return (
    <Tag
      className={clsx(
        styles.cluster,
        apart && styles.apart,
        end && styles.end,
        actions && styles.actions,
        className,
      )}
      {...rest}
    />
  );
}
