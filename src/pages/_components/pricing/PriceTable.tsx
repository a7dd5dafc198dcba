import {priceRuler} from '@content/priceRuler';
import {TableRegion} from '@site/src/components/reading/TableRegion';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs, priceRulerSamples} from '@site/src/data/priceRuler';
import {cheapest, planCosts} from '@site/src/lib/calculators/planCosts';
import {formats} from '@site/src/lib/format';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Card} from '@site/src/components/ui/Card';
import amounts from './AmountTable.module.css';
import styles from './PriceTable.module.css';

const words = priceRuler.table;
const {priced, several, includes} = priceList;
/** Some plans have the full catalogue of frameworks, others do not. */
const cataloguesDiffer = new Set(priced.map((plan) => includes(plan, 'fullCatalogue'))).size > 1;
const mspUsers = priceRulerInputs.mspUsers.default;

/** What each plan with a price costs for some numbers of clients, the cheapest marked; it needs no script. */
export function PriceTable() {
  const language = useWordsLanguage(words);
  const {eur, number} = formats(language);
  return (
    <Card as="figure" className={styles.card}>
      <TableRegion className={`${amounts.table} ${styles.table} num`}>
        <caption>{words.caption}</caption>
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
              <th scope="row">{words.catalogue}</th>
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
            return (
              <tr key={clients}>
                <th scope="row">{words.clients(clients)}</th>
                {planCosts(priced, demand).map(({plan, eurPerMonth}) => (
                  <td key={plan.id}>
                    {eurPerMonth === null ? (
                      words.none
                    ) : plan === least ? (
                      <b>
                        {eur(eurPerMonth)} <span className="visuallyHidden">{words.least}</span>
                      </b>
                    ) : (
                      eur(eurPerMonth)
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
