import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ArrowRight} from '@site/src/ui/icons';
import {TracedEyebrow} from '../features/sections/TracedEyebrow';
import {Section, SectionHeading} from '../ui/Section';
import styles from './Ways.module.css';

interface WayLinksProps {
  label: string;
  ways: readonly {to: string; label: string; text?: string}[];
}

export function WayLinks({label, ways}: WayLinksProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.to}>
            <Link to={way.to}>
              <span>
                <strong>{way.label}</strong>
                {way.text && <small>{way.text}</small>}
              </span>
              <ArrowRight aria-hidden size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface WaysProps extends WayLinksProps {
  id: string;
  eyebrow?: string;
  title: string;
  lede: string;
  children: ReactNode;
}

/** Section of an error or transit page: its message, with links beside it. */
export function Ways({id, eyebrow, title, lede, label, ways, children}: WaysProps) {
  return (
    <Section id={id} className={styles.layout}>
      <SectionHeading
        section={id}
        as="h1"
        eyebrow={eyebrow && <TracedEyebrow>{eyebrow}</TracedEyebrow>}
        title={title}
        lede={lede}
      >
        <div className={styles.action}>{children}</div>
      </SectionHeading>
      <WayLinks label={label} ways={ways} />
    </Section>
  );
}
