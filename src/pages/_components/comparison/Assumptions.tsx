import {comparison} from '@content/comparison';
import {pricingComparison} from '@content/pricingComparison';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {List} from '@site/src/ui/List';
import styles from './Assumptions.module.css';

const words = pricingComparison.assumptions;

export function Assumptions() {
  return (
    <Section id="assumptions" space="tight">
      <Split first={0.667} align="start" className={styles.split}>
        <SectionHeading section="assumptions" title={words.title} lede={words.lede} className={styles.head} />
        <List as="ol" className={`${styles.list} caption`} of={comparison.assumptions} />
      </Split>
    </Section>
  );
}
