import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Cluster.module.css';

interface ClusterProps {
  as?: 'div' | 'p' | 'figcaption';
  /** First and last stand at the edges. */
  apart?: boolean;
  className?: string;
  children: ReactNode;
}

/** Things in a row that goes on in the next line where it is full: buttons, links, a title and what is done with it. */
export function Cluster({as: Tag = 'div', apart = false, className, children}: ClusterProps) {
  return <Tag className={clsx(styles.cluster, apart && styles.apart, className)}>{children}</Tag>;
}
