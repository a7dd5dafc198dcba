import {pricingComparison} from '@content/pricingComparison';
import {Facts} from '@site/src/ui/Facts';
import {Section} from '@site/src/ui/Section';
import {typesetting} from '@content/typesetting';
import {Split} from '@site/src/ui/Split';
import styles from './YearTotal.module.css';

const words = pricingComparison.callout;

export function YearTotal() {
  return (
    <Section id="year-total" className={styles.layout}>
      <Split tail className={styles.callout}>
        <div>
          <h2 id="year-total-title" className={styles.title}>
            {typesetting.title(words.title)}
          </h2>
          <p>{words.text}</p>
        </div>
        <Facts num className={styles.factors} of={words.factors.map(({value, label}) => [label, value])} />
      </Split>
    </Section>
  );
}
