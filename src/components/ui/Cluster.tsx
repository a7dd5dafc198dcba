import type {HTMLAttributes} from 'react';
import clsx from 'clsx';
import styles from './Cluster.module.css';

interface ClusterProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'p' | 'ul' | 'nav' | 'form' | 'fieldset' | 'figcaption';
  /** First and last stand at the edges. */
  apart?: boolean;
  /** They stand on one line at the bottom: a heading of several lines, and a button. */
  end?: boolean;
  /** What to do next, below what it is about. */
  actions?: boolean;
}

/** Things in a row that goes on in the next line where it is full: buttons, links, a title and what is done with it. */
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
