import clsx from 'clsx';
import {BookingButton} from '../../site/BookingButton';
import {Card, cardLook} from '../../ui/Card';
import {CheckList} from '../../ui/CheckList';
import {Facts} from '../../ui/Facts';
import {Fold} from '../../ui/Fold';
import styles from './PlanCards.module.css';

export interface PlanCard {
  name: string;
  tagline?: string;
  /** Formatted: '€49'. */
  price: string;
  period: string;
  note?: string;
  /** One-time fee. */
  setup?: string;
  /** Label of the most popular plan, which is raised. */
  popular?: string;
  description?: string;
  /** `extra` is the price of one more. */
  limits?: readonly {name: string; value: string; extra?: string}[];
  features: readonly string[];
  /** Title under which description and features are folded on phones. Unfolded without it. */
  contents?: string;
  action: string;
}

interface PlanCardsProps {
  plans: readonly PlanCard[];
  /** Aligns the parts of all cards; every card must have every part. */
  aligned?: boolean;
}

/** Class by number of plans (two to six). Three with the popular one in the middle need only `plans`. */
const shapes = [undefined, styles.two, styles.three, styles.four, styles.rows, styles.rows];

function shapeOf(plans: readonly PlanCard[]): string | undefined {
  const middle = plans.length === 3 && plans[1]?.popular;
  return middle ? undefined : shapes[plans.length - 1];
}

function Offer({name, tagline, price, period, note, setup}: PlanCard) {
  return (
    <>
      <h3>{name}</h3>
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      <p className={clsx(styles.price, 'num')}>
        <b>{price}</b> <span className="caption">{period}</span>
      </p>
      {note && (
        <p className="caption">
          {note}
          {setup && (
            <>
              <br />
              {setup}
            </>
          )}
        </p>
      )}
    </>
  );
}

function Contents({limits, description, features, contents}: PlanCard) {
  const parts = (
    <>
      {description && <p className={styles.description}>{description}</p>}
      <CheckList items={features} className={styles.features} />
    </>
  );
  return (
    <>
      {limits && (
        <Facts
          className={`${styles.limits} amounts num`}
          of={limits.map(({name, value, extra}) => [
            name,
            <>
              {value}
              {extra && <small>{extra}</small>}
            </>,
          ])}
        />
      )}
      {contents ? <Fold title={contents}>{parts}</Fold> : parts}
    </>
  );
}

function OnePlan(plan: PlanCard) {
  return (
    <Card as="article" tone="flat" className={styles.one}>
      <div>
        <Offer {...plan} />
        <BookingButton className={styles.action}>{plan.action}</BookingButton>
      </div>
      <div>
        <Contents {...plan} />
      </div>
    </Card>
  );
}

/** Plans side by side, the popular one raised. Every button opens the booking page. */
export function PlanCards({plans, aligned}: PlanCardsProps) {
  const [first, second] = plans;
  if (first && !second) {
    return <OnePlan {...first} />;
  }
  return (
    <Card tone="flat" className={clsx(styles.plans, shapeOf(plans), aligned && styles.aligned)}>
      {plans.map((plan) => {
        const {name, popular, action} = plan;
        return (
          <article
            key={name}
            className={clsx(popular && cardLook({tone: 'ink'}), styles.plan, popular && styles.popular)}
          >
            {popular && <p className={styles.tag}>{popular}</p>}
            <Offer {...plan} />
            <Contents {...plan} />
            <BookingButton variant={popular ? 'primary' : 'secondary'} className={styles.action}>
              {action}
            </BookingButton>
          </article>
        );
      })}
    </Card>
  );
}
