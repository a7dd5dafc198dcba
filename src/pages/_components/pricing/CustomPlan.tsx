import {pricing} from '@content/pricing';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import {plans} from '@site/src/data/plans';
import {Card} from '@site/src/components/ui/Card';
import {CheckList} from '@site/src/components/ui/CheckList';
import styles from './CustomPlan.module.css';

const words = pricing.plans;
const {tagline, description, features, action} = words.items.custom;

/** The plan without a price and without limits: a band below those that have both. */
export function CustomPlan() {
  return (
    <Card as="article" tone="flat" className={styles.plan}>
      <div>
        <h3>{plans.custom.name}</h3>
        <p>{tagline}</p>
        <p className={styles.price}>{words.onRequest}</p>
        <p>{words.note}</p>
      </div>
      <div>
        <p>{description}</p>
        <CheckList items={features} className={styles.features} />
      </div>
      <BookingButton variant="secondary">{action}</BookingButton>
    </Card>
  );
}
