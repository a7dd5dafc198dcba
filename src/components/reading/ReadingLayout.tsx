import type {ReactNode} from 'react';
import {Unbroken} from '@site/src/components/ui/Unbroken';
import {useTextAttributes} from '../shell/useTranslationState';
import styles from './ReadingLayout.module.css';

/** Navigation of the section on the left, if it has one, and the text with its contents. */
export function ReadingLayout({nav, children}: {nav?: ReactNode; children: ReactNode}) {
  return (
    <div className={styles.layout}>
      {nav && <div className={styles.nav}>{nav}</div>}
      {children}
    </div>
  );
}

interface ReadingMainProps {
  /** As wide as the site: for lists of cards. */
  wide?: boolean;
  children: ReactNode;
}

/** The main region of a text: a column of readable width, and room for the contents beside it. */
export function ReadingMain({wide, children}: ReadingMainProps) {
  const borrowed = useTextAttributes();
  // The parts of a text say it themselves: what stands around them is in the page's own language.
  return (
    <main className={wide ? undefined : styles.main} {...(wide && borrowed)}>
      {children}
    </main>
  );
}

interface ReadingHeaderProps {
  title: ReactNode;
  /** Only for screen readers, which know a page by its title. */
  hidden?: boolean;
  children?: ReactNode;
}

/** Title and introduction of a text. */
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
