import type {ReactNode} from 'react';
import type {SchemaNode} from '@site/src/site/structuredData';
import {type Crumb, Trail} from '../reading';
import {TracedEyebrow} from './TracedEyebrow';
import {Section, SectionHeading} from '../../ui/Section';
import {Cluster} from '../../ui/Cluster';
import {Split} from '../../ui/Split';
import styles from './PageHero.module.css';

interface PageHeroProps {
  /** Breadcrumbs below home; the current page is last. Also structured data. */
  below: readonly Crumb[];
  nodes?: readonly SchemaNode[];
  eyebrow?: string;
  title: string;
  lede: string;
  actions?: ReactNode;
  note?: ReactNode;
  /** Background layer, positioned absolutely. */
  decoration?: ReactNode;
  align?: 'start' | 'center';
  children?: ReactNode;
}

export function PageHero({
  below,
  nodes,
  eyebrow,
  title,
  lede,
  actions,
  note,
  decoration,
  align,
  children,
}: PageHeroProps) {
  const words = (
    <>
      <Trail below={below} nodes={nodes} />
      <SectionHeading
        section="hero"
        as="h1"
        eyebrow={eyebrow && <TracedEyebrow>{eyebrow}</TracedEyebrow>}
        title={title}
        lede={lede}
      />
      {actions && <Cluster actions>{actions}</Cluster>}
      {note}
    </>
  );
  return (
    <div className={styles.hero}>
      <Section id="hero" className={styles.layout}>
        {children ? (
          <Split first={1.05} align={align} className={styles.split}>
            <div>{words}</div>
            {children}
          </Split>
        ) : (
          words
        )}
      </Section>
      {decoration}
    </div>
  );
}
