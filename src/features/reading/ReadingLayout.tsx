import type {ReactNode} from 'react';
import {Unbroken} from '@site/src/ui/Unbroken';
import {useTextAttributes} from '../../site/useTranslationState';
import styles from './ReadingLayout.module.css';

/** Section navigation on the left, if any, and the text with its contents. */
export function ReadingLayout({nav, children}: {nav?: ReactNode; children: ReactNode}) {
  return (
    <div className={styles.layout}>
      {nav && <div className={styles.nav}>{nav}</div>}
      {children}
    </div>
  );
}

interface ReadingMainProps {
  /** Uses the width of the site, for lists of cards. */
  wide?: boolean;
  children: ReactNode;
}

/** Main region: a column of readable width, with room for the contents beside it. */
export function ReadingMain({wide, children}: ReadingMainProps) {
  const borrowed = useTextAttributes();
  // No `lang` here: the parts of a text set it themselves, and the rest is in the page's own language.
  return (
    <main className={wide ? undefined : styles.main} {...(wide && borrowed)}>
      {children}
    </main>
  );
}

interface ReadingHeaderProps {
  title: ReactNode;
  /** Visible to screen readers only, which identify a page by its title. */
  hidden?: boolean;
  children?: ReactNode;
}

export function ReadingHeader({title, hidden, children}: ReadingHeaderProps) {
  return (
    <header className={hidden ? 'visuallyHidden' : styles.header} {...useTextAttributes()}>
      <h1>
        <Unbroken>{title}</Unbroken>
      </h1>
      {children}
    </header>
  );
}
