import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {ArrowRight} from '@site/src/ui/icons';
import styles from './ArrowLink.module.css';

interface ArrowLinkProps {
  /** Path without the locale. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** Class names for a standalone link that is not a router link. */
export function arrowLinkLook(className?: string): string {
  return clsx(styles.link, className);
}

export function ArrowLink({to, className, children}: ArrowLinkProps) {
  return (
    <Link to={to} className={arrowLinkLook(className)}>
      {children}
      <ArrowRight aria-hidden size={18} />
    </Link>
  );
}
