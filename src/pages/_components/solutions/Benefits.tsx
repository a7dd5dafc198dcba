import Link from '@docusaurus/Link';
import {Check} from '@site/src/ui/icons';
import {solutions} from '@content/solutions';
import {PlanBadge} from '@site/src/features/sections/PlanBadge';
import {Section} from '@site/src/ui/Section';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Benefits.module.css';

interface Side<Id extends string> {
  title: string;
  items: Readonly<Record<Id, {text: string; link: string}>>;
}

const words = solutions.benefits;

/** Benefits of one side, each with a link to the proof. */
const side = <Id extends string>({title, items}: Side<Id>, pages: Readonly<Record<Id, string>>) => ({
  title,
  items: keysOf(pages).map((id) => ({...items[id], id, to: pages[id]})),
});

const sides = [
  side(words.partners, {
    price: routes.guidePricing,
    start: routes.guideFirstWeeks,
    tools: routes.pricingComparison,
    support: `${routes.partnerProgram}#responsibilities`,
    sheets: routes.eduHubSheets,
  }),
  side(words.customers, {
    person: routes.whiteLabelPreview,
    report: `${routes.sampleReport}#findings`,
    rules: `${routes.sampleReport}#compliance`,
    workspace: `${routes.pricing}#comparison`,
    data: routes.trustData,
  }),
];

export function Benefits() {
  return (
    <Section id="benefits" title={words.title} near>
      <div className={styles.sides}>
        {sides.map(({title, items}) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map(({id, text, link, to}) => (
                <li key={to}>
                  <Check aria-hidden size={20} strokeWidth={2.5} />
                  <span>
                    {text} {id === 'workspace' && <PlanBadge of="clientWorkspace" />}{' '}
                    <Link to={to}>{link}</Link>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
