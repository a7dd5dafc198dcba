import {pricing} from '@content/pricing';
import {BookingButton} from '@site/src/site/BookingButton';
import type {Plan} from '@site/src/data/planSchema';
import {Card} from '@site/src/ui/Card';
import {CheckList} from '@site/src/ui/CheckList';
import {Fold} from '@site/src/ui/Fold';
import {actionOf, featuresOf, planWords} from './planFacts';
import styles from './CustomPlan.module.css';

const words = pricing.plans;

export function CustomPlan({plan}: {plan: Plan}) {
  const {tagline, description} = planWords[plan.id]!;
  return (
    <Card as="article" tone="flat" className={styles.plan}>
      <div>
        <h3>{plan.name}</h3>
        <p>{tagline}</p>
        <p className={styles.price}>{words.onRequest}</p>
        <p>{words.note}</p>
      </div>
      <Fold title={words.contents}>
        <p>{description}</p>
        <CheckList row items={featuresOf(plan)} />
      </Fold>
      <BookingButton variant="secondary">{actionOf(plan)}</BookingButton>
    </Card>
  );
}
