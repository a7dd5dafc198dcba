import type {ReactNode} from 'react';
import type {SchemaNode} from '@site/src/lib/structuredData';
import type {Crumb} from '../reading/Breadcrumbs';
import {Trail} from '../reading/Trail';
import {TracedEyebrow} from './TracedEyebrow';
import {Section, SectionHeading} from '../ui/Section';
import {Cluster} from '../ui/Cluster';
import {Split} from '../ui/Split';
import styles from './PageHero.module.css';

interface PageHeroProps {
  /** Where the page is, below home; the page itself last. Also told to search engines. */
  below: readonly Crumb[];
  /** What else search engines learn of the page. */
  nodes?: readonly SchemaNode[];
  eyebrow?: string;
  title: string;
  lede: string;
  /** Buttons. */
  actions?: ReactNode;
  /** A short line or list under the buttons. */
  note?: ReactNode;
  /** Something that moves or lies behind all of it, placed absolutely. */
  decoration?: ReactNode;
  /** How the text stands to what is beside it, where one is taller. */
  align?: 'start' | 'center';
  /** A picture or product part beside the text. */
  children?: ReactNode;
}

/** First section of a page: where it is, what it says, what to do, and beside it something to look at. */
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
