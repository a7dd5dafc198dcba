import {pricingComparison} from '@content/pricingComparison';
import {useFormats} from '@site/src/site/useFormats';
import {Facts} from '@site/src/ui/Facts';
import {savedPerMonthEur} from '@site/src/data/savings';
import styles from './YearChart.module.css';

const words = pricingComparison.charts.year;
const months = Array.from({length: 12}, (_, index) => index + 1);
const quarters = months.filter((month) => month % 3 === 0);

/** Path of a column per month, 20 units wide; the last one is 120 high. */
const columns = (some: readonly number[]) =>
  some.map((month) => `M${month * 20 - 17} 120v-${month * 10}h17v${month * 10}z`).join('');

export function YearChart() {
  const {eur} = useFormats(words);
  return (
    <figure className={styles.chart} aria-label={words.label}>
      <svg className="drawing" viewBox="0 0 240 120" preserveAspectRatio="none" aria-hidden>
        <path className={styles.between} d={columns(months.filter((month) => month % 3 !== 0))} />
        <path className={styles.quarter} d={columns(quarters)} />
      </svg>
      <Facts num of={quarters.map((month) => [words.month(month), eur(month * savedPerMonthEur)])} />
      <figcaption className="caption">{words.text}</figcaption>
    </figure>
  );
}
