import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {pricing} from '@content/pricing';
import {TableRegion} from '@site/src/components/reading/TableRegion';
import {ContactLink} from '@site/src/components/shell/ContactLink';
import {ExternalLink} from '@site/src/components/shell/ExternalLink';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {brand} from '@site/src/data/brand';
import {planReach} from '@site/src/data/planReach';
import {priceList} from '@site/src/data/priceList';
import {procurement, type ProcurementId} from '@site/src/data/procurement';
import {formats} from '@site/src/lib/format';
import {linkIn} from '@site/src/lib/linkIn';
import amounts from './AmountTable.module.css';
import styles from './LargeClients.module.css';

const {reach, procurement: asked, plans} = pricing;

/** How many clients each plan goes to with its add-ons, and what leads beyond them. */
export function Reach() {
  useBrokenLinks().collectAnchor('custom');
  const language = useWordsLanguage(reach);
  const {eur, number} = formats(language);
  const count = (most: number | null) => (most === null ? plans.unlimited : number(most));
  return (
    <div id="custom" className={styles.reach}>
      <div>
        <h4>{reach.title}</h4>
        <p>{reach.text}</p>
        {priceList.onRequest && (
          <>
            <p className={styles.when}>{reach.when}</p>
            <ul className={styles.reasons}>
              {reach.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <TableRegion className={`${amounts.table} num`}>
        <caption>{reach.caption}</caption>
        <thead>
          <tr>
            {Object.entries(reach.columns).map(([id, name]) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planReach.map(({plan, eurPerMonth, dailyClients}) => (
            <tr key={plan.id}>
              <th scope="row">{plan.name}</th>
              <td>{count(plan.clients)}</td>
              <td>
                {eurPerMonth !== null
                  ? eur(eurPerMonth)
                  : plan.eurPerMonth === null
                    ? plans.onRequest
                    : reach.none}
              </td>
              <td>{count(dailyClients)}</td>
            </tr>
          ))}
        </tbody>
      </TableRegion>
    </div>
  );
}

/** What the trust page has of a certificate, in a sentence. */
function certificates(): string {
  const {certifications = []} = brand;
  return asked.items.certificates.text(
    certifications.map(({name, standard}) => standard ?? name).join(', '),
    certifications.every(({certificate}) => certificate),
  );
}

/** What a procurement department asks before it signs, each with the way to the answer. */
export function Procurement() {
  const language = useWordsLanguage(asked);
  const textOf = (id: ProcurementId) => (id === 'certificates' ? certificates() : asked.items[id].text);
  return (
    <div className={styles.procurement}>
      <h4>{asked.title}</h4>
      <dl>
        {procurement.map((question) => {
          const {title, link} = asked.items[question.id];
          return (
            <div key={question.id}>
              <dt>{title}</dt>
              <dd>{textOf(question.id)} </dd>
              <dd>
                {'to' in question ? (
                  <Link to={question.to}>{link}</Link>
                ) : (
                  <ExternalLink href={linkIn(brand.legal.links[question.document], language)}>
                    {link}
                  </ExternalLink>
                )}
                {'asks' in question && <ContactLink>{asked.items.security.contact}</ContactLink>}
              </dd>
            </div>
          );
        })}
      </dl>
      {!brand.legal.reviewedByCounsel && <p className="caption">{asked.template}</p>}
    </div>
  );
}
