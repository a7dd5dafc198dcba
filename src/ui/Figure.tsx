import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Card} from './Card';
import styles from './Figure.module.css';

interface FigureProps {
  caption?: string;
  className?: string;
  children: ReactNode;
}

export function Figure({caption, className, children}: FigureProps) {
  return (
    <Card as="figure" tone="flat" className={clsx(styles.figure, className)}>
      {caption && <figcaption>{caption}</figcaption>}
      {children}
    </Card>
  );
}
