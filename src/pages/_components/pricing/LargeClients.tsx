import Link from '@docusaurus/Link';
import {pricing} from '@content/pricing';
import {DataTable} from '@site/src/features/reading/DataTable';
import {ContactLink} from '@site/src/site/ContactLink';
import {ExternalLink} from '@site/src/site/ExternalLink';
import {useFormats} from '@site/src/site/useFormats';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {Accordion} from '@site/src/ui/Accordion';
import {Section} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {brand} from '@site/src/data/brand';
import {planReach} from '@site/src/data/planReach';
import {priceList} from '@site/src/data/priceList';
import {procurement, type ProcurementId} from '@site/src/data/procurement';
import {linkIn} from '@site/src/lib/linkIn';
import amounts from './AmountTable.module.css';
import {List} from '@site/src/ui/List';
import styles from './LargeClients.module.css';

const {reach, procurement: asked, plans} = pricing;

export function LargeClients() {
  return (
    <Section id="custom" title={reach.title} lede={reach.text} near>
      <Split first={0.75} align="start">
        {priceList.onRequest && (
          <div>
            <h3>{reach.when}</h3>
            <List className={styles.reasons} of={reach.reasons} />
          </div>
        )}
        <Accordion
          name="large-clients"
          items={[
            {title: reach.plans, body: <Reach />},
            {title: asked.title, body: <Procurement />},
          ]}
        />
      </Split>
    </Section>
  );
}

/** Maximum number of clients per plan with add-ons. */
function Reach() {
  const {eur, number} = useFormats(reach);
  const count = (most: number | null) => (most === null ? plans.unlimited : number(most));
  return (
    <DataTable
      className={`${amounts.table} num`}
      caption={reach.caption}
      columns={Object.values(reach.columns)}
      rows={planReach.map(({plan, eurPerMonth, dailyClients}) => {
        const without = plan.eurPerMonth === null ? plans.onRequest : reach.none;
        const cost = eurPerMonth === null ? without : eur(eurPerMonth);
        return {key: plan.id, cells: [plan.name, count(plan.clients), cost, count(dailyClients)]};
      })}
    />
  );
}

function certificates(): string {
  const {certifications = []} = brand;
  return asked.items.certificates.text(
    certifications.map(({name, standard}) => standard ?? name).join(', '),
    certifications.every(({certificate}) => certificate),
  );
}

function Procurement() {
  const language = useWordsLanguage(asked);
  const textOf = (id: ProcurementId) => (id === 'certificates' ? certificates() : asked.items[id].text);
  return (
    <div className={styles.procurement}>
      {!brand.legal.reviewedByCounsel && <p>{asked.template}</p>}
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
    </div>
  );
}
