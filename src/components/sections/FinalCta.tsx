import {Section, SectionHeading} from '../ui/Section';
import {Cluster} from '../ui/Cluster';
import styles from './FinalCta.module.css';

interface FinalCtaProps {
  title: string;
  text: string;
  /** Buttons. */
  children: React.ReactNode;
}

/** Last call to action of a page: one dark panel. */
export function FinalCta({title, text, children}: FinalCtaProps) {
  return (
    <Section id="start" space="tight">
      <div className={styles.panel}>
        <SectionHeading section="start" title={title} lede={text} />
        <Cluster>{children}</Cluster>
      </div>
    </Section>
  );
}
