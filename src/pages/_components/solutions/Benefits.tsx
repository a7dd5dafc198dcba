import Link from '@docusaurus/Link';
import {Check} from '@site/src/ui/icons';
import {solutions} from '@content/solutions';
import {PlanBadge} from '@site/src/features/sections/PlanBadge';
import {Section} from '@site/src/ui/Section';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Benefits.module.css';

const words = solutions.benefits;

/** Proof of each benefit. */
const proofs = {
  price: routes.guidePricing,
  start: routes.guideFirstWeeks,
  tools: routes.pricingComparison,
  support: `${routes.partnerProgram}#responsibilities`,
  sheets: routes.eduHubSheets,
  person: routes.whiteLabelPreview,
  report: `${routes.sampleReport}#findings`,
  rules: `${routes.sampleReport}#compliance`,
  workspace: `${routes.pricing}#comparison`,
  data: routes.trustData,
};

function Side({title, items}: {title: string; items: Partial<Record<keyof typeof proofs, string>>}) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {keysOf(items).map((id) => (
          <li key={id}>
            <Check aria-hidden size={20} strokeWidth={2.5} />
            <span>
              <Link to={proofs[id]}>{items[id]}</Link>{' '}
              {id === 'workspace' && <PlanBadge of="clientWorkspace" />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Benefits() {
  return (
    <Section id="benefits" space="joined" title={words.title} near>
      <div className={styles.sides}>
        <Side {...words.partners} />
        <Side {...words.customers} />
      </div>
    </Section>
  );
}
