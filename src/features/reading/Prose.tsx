import type {ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import {useTextAttributes} from '../../site/useTranslationState';
import {TextContext} from '@site/src/rendering/islands/renderContexts';
import styles from './Prose.module.css';

interface ProseProps {
  /** File of the text in Docusaurus's notation: '@site/docs/guides/setup.md'. */
  source: string;
  children: ReactNode;
}

export function Prose({source, children}: ProseProps) {
  return (
    <div className={styles.prose} {...useTextAttributes()} data-text="">
      <TextContext value={source.replace('@site/', '')}>
        <MDXContent>{children}</MDXContent>
      </TextContext>
    </div>
  );
}
