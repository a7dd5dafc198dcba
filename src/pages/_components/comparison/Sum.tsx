import {pricingComparison} from '@content/pricingComparison';
import {useFormats} from '@site/src/site/useFormats';
import {Card} from '@site/src/ui/Card';
import {Facts} from '@site/src/ui/Facts';
import {brand} from '@site/src/data/brand';
import {productPerClientEur, traditionalStackEur} from '@site/src/data/savings';
import styles from './Sum.module.css';

const words = pricingComparison;

/** Summary on one sheet, for the person who approves the purchase. */
export function Sum() {
  const {eur} = useFormats(words);
  const lines = [
    [words.preview.stack, eur(traditionalStackEur.typical)],
    [brand.name, eur(productPerClientEur)],
    ...words.callout.factors.map(({label, value}) => [label, value] as const),
  ] as const;
  return (
    <Card as="figure" className={styles.sheet}>
      <h3>{words.hero.eyebrow}</h3>
      <Facts className="amounts num" of={lines} />
      <p className={styles.total}>{words.callout.title}</p>
      <p className={`${styles.counted} caption`}>{words.callout.text}</p>
    </Card>
  );
}
