import clsx from 'clsx';
import {pricing} from '@content/pricing';
import {useFormats} from '@site/src/site/useFormats';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {comparison, type PlanValue} from '@site/src/data/planFeatures';
import type {FeatureId} from '@site/src/data/planSchema';
import {priceList} from '@site/src/data/priceList';
import {formats} from '@site/src/data/format';
import {cardLook} from '@site/src/ui/Card';
import styles from './ComparisonTable.module.css';

const words = pricing.comparison;

const columns = priceList.priced.map((plan) => ({
  ...plan,
  has: (feature: FeatureId) => priceList.includes(plan, feature),
}));
/** Too many columns for a phone, so each cell names its plan. */
const many = columns.length > 3;

function textOf(value: PlanValue, language: string): string {
  const {number} = formats(language);
  if (typeof value === 'boolean') {
    return value ? words.included : words.notIncluded;
  }
  if (typeof value === 'string') {
    return words.values[value];
  }
  if ('count' in value) {
    return number(value.count);
  }
  return words.upTo(number(value.upTo));
}

function Cell({value, plan: {name, popular}}: {value: PlanValue; plan: (typeof columns)[number]}) {
  const language = useWordsLanguage(words);
  const text = textOf(value, language);
  return (
    <td className={clsx(popular && styles.popular)} data-plan={many ? name : undefined}>
      {typeof value === 'boolean' ? (
        <span className={value ? styles.yes : styles.no}>
          <span className="visuallyHidden">{text}</span>
        </span>
      ) : (
        text
      )}
    </td>
  );
}

/** Features by plan. With more than three plans, on a phone each cell names its plan instead of the table head. */
export function ComparisonTable() {
  const {eur} = useFormats(words);
  return (
    <table
      className={cardLook({tone: 'flat', className: clsx(styles.table, many && styles.many, 'num')})}
      style={columns.length === 3 ? undefined : {'--plans': columns.length}}
      aria-labelledby="comparison-title"
    >
      <thead>
        <tr>
          <th scope="col">{words.feature}</th>
          {columns.map(({id, name, eurPerMonth, popular}) => (
            <th key={id} scope="col" className={clsx(popular && styles.popular)}>
              {name} <span>{eur(eurPerMonth)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {comparison.map(({id: category, features}) => (
        <tbody key={category}>
          <tr className={styles.category}>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              {words.categories[category]}
            </th>
          </tr>
          {features.map(({id, valueOf}) => (
            <tr key={id}>
              <th scope="row">{words.features[id]}</th>
              {columns.map((plan) => (
                <Cell key={plan.id} value={valueOf(plan)} plan={plan} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
