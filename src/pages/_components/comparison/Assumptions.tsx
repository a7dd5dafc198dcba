import {comparison} from '@content/comparison';
import {pricingComparison} from '@content/pricingComparison';
import {Fold} from '@site/src/ui/Fold';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {List} from '@site/src/ui/List';
import styles from './Assumptions.module.css';

const words = pricingComparison.assumptions;

export function Assumptions() {
  return (
    <Section id="assumptions" space="tight">
      <Split first={0.667} align="start" className={styles.split}>
        <SectionHeading section="assumptions" title={words.title} className={styles.head} />
        <Fold title={words.more}>
          <List as="ol" className={`${styles.list} caption`} of={comparison.assumptions} />
        </Fold>
      </Split>
    </Section>
  );
}
