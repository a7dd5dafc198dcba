import type {ReactNode} from 'react';
import {priceRuler} from '@content/priceRuler';
import {TableRegion} from '@site/src/features/reading/TableRegion';
import {useFormats} from '@site/src/site/useFormats';
import type {FeatureId} from '@site/src/data/planSchema';
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs, priceRulerSamples} from '@site/src/data/priceRuler';
import {cheapest, planCosts} from '@site/src/data/calculators/planCosts';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Card} from '@site/src/ui/Card';
import calculator from '@site/src/features/calculators/Calculator.module.css';
import amounts from './AmountTable.module.css';
import styles from './PriceTable.module.css';

const words = priceRuler.table;
const {priced, several, includes} = priceList;
/** Some plans have the full catalogue of frameworks, others do not. */
const cataloguesDiffer = new Set(priced.map((plan) => includes(plan, 'fullCatalogue'))).size > 1;
const mspUsers = priceRulerInputs.mspUsers.default;

/** The same choice as in the ruler, which follows it. */
const need = 'fullCatalogue' satisfies FeatureId;
/** The plans that are left where the full catalogue is wanted. */
const withCatalogue = priced.filter((plan) => includes(plan, 'fullCatalogue'));

interface AmountProps {
  children: ReactNode;
  /** The lowest of its row. */
  least: boolean;
  /** The lowest of its row among plans with the full catalogue. */
  leastWith: boolean;
}

/** An amount, in bold where it is the lowest, and in `i` where it is so once the box is ticked. */
function Amount({children, least, leastWith}: AmountProps) {
  const amount = (
    <>
      {children}
      {(least || leastWith) && <span className="visuallyHidden"> {words.least}</span>}
    </>
  );
  const marked = leastWith ? <i>{amount}</i> : amount;
  return least ? <b>{marked}</b> : marked;
}

/**
 * What each plan with a price costs for some numbers of clients, the cheapest marked; where plans differ in their catalogue,
 * also the cheapest that has the full one, by a box to tick. It needs no script.
 */
export function PriceTable() {
  const {eur, number} = useFormats(words);
  return (
    <Card as="figure" className={`${styles.card} ${calculator.drawn}`}>
      <TableRegion className={`${amounts.table} ${styles.table} num`}>
        <caption>
          {words.caption} {cataloguesDiffer && words.need}
        </caption>
        <thead>
          <tr>
            <td />
            {priced.map(({id, name}) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {/* Before the amounts, since the plan that costs least may lack them: add-ons bring clients and users only. */}
        <tbody>
          {cataloguesDiffer && (
            <tr>
              <th scope="row">
                {/* The words first: the others of the row stand on their line. */}
                <label className="signed">
                  {words.catalogue} <input type="checkbox" name="needs" value={need} />
                </label>
              </th>
              {priced.map((plan) => (
                <td key={plan.id}>{includes(plan, 'fullCatalogue') ? words.yes : words.none}</td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="row">{words.scans}</th>
            {priced.map(({id, scansPerMonth}) => (
              <td key={id}>{scansPerMonth === null ? words.unlimited : number(scansPerMonth)}</td>
            ))}
          </tr>
        </tbody>
        <tbody>
          {priceRulerSamples.map((clients) => {
            const demand = {clients, mspUsers};
            const least = several ? cheapest(priced, demand)?.plan : undefined;
            const leastWith = several ? cheapest(withCatalogue, demand)?.plan : undefined;
            return (
              <tr key={clients}>
                <th scope="row">{words.clients(clients)}</th>
                {planCosts(priced, demand).map(({plan, eurPerMonth}) => (
                  <td key={plan.id} className={includes(plan, need) ? undefined : styles.without}>
                    {eurPerMonth === null ? (
                      words.none
                    ) : (
                      <Amount least={plan === least} leastWith={plan === leastWith}>
                        {eur(eurPerMonth)}
                      </Amount>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </TableRegion>
      <ArrowLink to="#price-ruler">{words.own}</ArrowLink>
    </Card>
  );
}
