import {pricingComparison} from '@content/pricingComparison';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {Card} from '@site/src/components/ui/Card';
import {Facts} from '@site/src/components/ui/Facts';
import {brand} from '@site/src/data/brand';
import {productPerClientEur, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import styles from './Sum.module.css';

const words = pricingComparison;

/** Summary on one sheet, for the person who approves the purchase. */
export function Sum() {
  const language = useWordsLanguage(words);
  const {eur} = formats(language);
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
