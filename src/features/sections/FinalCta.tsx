import {Cluster} from '../../ui/Cluster';
import {Facts} from '../../ui/Facts';
import {Section, SectionHeading} from '../../ui/Section';
import {Split} from '../../ui/Split';
import styles from './FinalCta.module.css';

interface FinalCtaProps {
  title: string;
  text: string;
  actions: React.ReactNode;
  children?: React.ReactNode;
}

export function FinalCta({title, text, actions, children}: FinalCtaProps) {
  return (
    <Section id="start" tone="soft" space="tight">
      <Split first={1.15} align="start">
        <div className={styles.offer}>
          <SectionHeading section="start" title={title} lede={text} />
          <Cluster>{actions}</Cluster>
        </div>
        {children}
      </Split>
    </Section>
  );
}

interface FinalPointsProps {
  title: string;
  points: readonly {name: string; text: string}[];
}

export function FinalPoints({title, points}: FinalPointsProps) {
  return (
    <div className="points">
      <h3>{title}</h3>
      <Facts className={styles.points} of={points.map(({name, text}) => [name, text])} />
    </div>
  );
}
