import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {typesetting} from '@content/typesetting';
import styles from './Section.module.css';
import {Unbroken} from './Unbroken';

interface SectionHeadingProps {
  section: string;
  as?: 'h1' | 'h2';
  eyebrow?: ReactNode;
  title: string;
  /** In the heading, after its title or in its place. */
  field?: ReactNode;
  lede?: string;
  near?: boolean;
  className?: string;
  children?: ReactNode;
}

export function SectionHeading({
  section,
  as: Heading = 'h2',
  eyebrow,
  title,
  field,
  lede,
  near,
  className,
  children,
}: SectionHeadingProps) {
  return (
    <div className={clsx(styles.heading, near && styles.near, className)}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading id={`${section}-title`} aria-label={field ? title : undefined}>
        {field ?? <Unbroken>{typesetting.title(title)}</Unbroken>}
      </Heading>
      {lede && <p className={styles.lede}>{lede}</p>}
      {children}
    </div>
  );
}

interface SectionProps extends Partial<Omit<SectionHeadingProps, 'section'>> {
  /** Anchor, also the prefix of the heading's id. */
  id: string;
  /** `ink` is dark in both themes. */
  tone?: 'plain' | 'soft' | 'ink';
  /** `tight` halves the space above and below. `joined` has none above, after a section of the same background. */
  space?: 'regular' | 'tight' | 'joined';
}

/** Begins with a heading if it has a title. Otherwise a `SectionHeading` stands among its children. */
export function Section({
  id,
  tone = 'plain',
  space = 'regular',
  className,
  children,
  title,
  ...heading
}: SectionProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx(styles[tone], styles[space]) || undefined}
    >
      <div className={clsx(styles.inner, className)}>
        {title && <SectionHeading section={id} title={title} {...heading} />}
        {children}
      </div>
    </section>
  );
}
