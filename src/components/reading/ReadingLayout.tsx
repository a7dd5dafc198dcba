import type {ReactNode} from 'react';
import {useTextLanguage} from '../shell/useTranslationState';
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

/** The main region of a text: a column of readable width, and room for the contents beside it. */
export function ReadingMain({children}: {children: ReactNode}) {
  return <main className={styles.main}>{children}</main>;
}

/** Title and introduction of a text. */
export function ReadingHeader({title, children}: {title: ReactNode; children?: ReactNode}) {
  return (
    <header className={styles.header} lang={useTextLanguage()}>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
