import type {ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import {useTextLanguage} from '../shell/useTranslationState';
import styles from './Prose.module.css';

/** A text that writers made in Markdown. */
export function Prose({children}: {children: ReactNode}) {
  return (
    <div className={styles.prose} lang={useTextLanguage()}>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
