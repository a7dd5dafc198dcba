/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Rows are laid out as grids, and a browser may then forget what a table and its parts are. */
import clsx from 'clsx';
import {pricing} from '@content/pricing';
import {useLanguage} from '@site/src/components/shell/LanguageContext';
import {comparedPlanIds, comparison, type PlanValue} from '@site/src/data/planFeatures';
import {plans} from '@site/src/data/plans';
import {formats} from '@site/src/lib/format';
import {cardLook} from '@site/src/components/ui/Card';
import styles from './ComparisonTable.module.css';

const words = pricing.comparison;

/** What a cell says in words. */
function textOf(value: PlanValue, language: string): string {
  const {eur, number} = formats(language);
  if (typeof value === 'boolean') {
    return value ? words.included : words.notIncluded;
  }
  if (typeof value === 'string') {
    return words.values[value];
  }
  if ('count' in value) {
    return number(value.count);
  }
  if ('upTo' in value) {
    return words.upTo(number(value.upTo));
  }
  const price = eur(value.eurPerMonth);
  return value.withWorkspace ? words.withWorkspace(price) : price;
}

function Cell({value, popular}: {value: PlanValue; popular: boolean}) {
  const {language} = useLanguage();
  const text = textOf(value, language);
  return (
    <td role="cell" className={clsx(popular && styles.popular)}>
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

/**
 * Features and plans. On a phone the name of a feature stands above its three cells, so that no plan is out of view.
 */
export function ComparisonTable() {
  const {language} = useLanguage();
  const {eur} = formats(language);
  return (
    <table
      role="table"
      className={cardLook({tone: 'flat', className: `${styles.table} num`})}
      aria-labelledby="comparison-title"
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="hiddenOnPhones">
            {words.feature}
          </th>
          {comparedPlanIds.map((id) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={clsx(plans[id].popular && styles.popular)}
            >
              {plans[id].name} <span>{eur(plans[id].eurPerMonth)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {comparison.map(({id: category, features}) => (
        <tbody key={category} role="rowgroup">
          <tr role="row" className={styles.category}>
            <th role="rowheader" scope="rowgroup" colSpan={comparedPlanIds.length + 1}>
              {words.categories[category]}
            </th>
          </tr>
          {features.map(({id, values}) => (
            <tr key={id} role="row">
              <th role="rowheader" scope="row">
                {words.features[id]}
                {id === 'catalogue' && <small>{words.catalogue}</small>}
              </th>
              {comparedPlanIds.map((plan) => (
                <Cell key={plan} value={values[plan]} popular={plans[plan].popular} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
