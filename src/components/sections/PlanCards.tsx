import clsx from 'clsx';
import {BookingButton} from '../shell/BookingButton';
import {Card, cardLook} from '../ui/Card';
import {CheckList} from '../ui/CheckList';
import styles from './PlanCards.module.css';

/** What the card of a plan shows. */
export interface PlanCard {
  name: string;
  tagline: string;
  /** As it is written: '€49'. */
  price: string;
  period: string;
  /** Terms of the price. */
  note?: string;
  /** What is paid once besides. */
  setup?: string;
  /** Marks the plan that most choose, which is raised. */
  popular?: string;
  description?: string;
  /** What the plan is limited to, as a small table. */
  limits?: readonly {name: string; value: string}[];
  features: readonly string[];
  addOns?: {title: string; items: readonly string[]};
  action: string;
}

interface PlanCardsProps {
  plans: readonly PlanCard[];
  /** Lines the parts of the cards up; for cards that all have all the parts. */
  aligned?: boolean;
}

/** Columns for two to six plans; three with the popular one in the middle need no more than `plans`. */
const shapes = [undefined, styles.two, styles.three, styles.four, styles.rows, styles.rows];

function shapeOf(plans: readonly PlanCard[]): string | undefined {
  const middle = plans.length === 3 && plans[1]?.popular;
  return middle ? undefined : shapes[plans.length - 1];
}

/** What is offered: the left half of a plan that stands alone. */
function Offer({name, tagline, price, period, note, setup, description}: PlanCard) {
  return (
    <>
      <h3>{name}</h3>
      <p className={styles.tagline}>{tagline}</p>
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
      {description && <p className={styles.description}>{description}</p>}
    </>
  );
}

/** What is in it. An empty place keeps the cards lined up where one of them has no add-ons. */
function Contents({limits, features, addOns, aligned}: PlanCard & {aligned: boolean | undefined}) {
  return (
    <>
      {limits && (
        <dl className={`${styles.limits} amounts num`}>
          {limits.map((limit) => (
            <div key={limit.name}>
              <dt>{limit.name}</dt>
              <dd>{limit.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <CheckList items={features} className={styles.features} />
      {addOns && (
        <div className={clsx(styles.addOns, 'num')}>
          <h4>{addOns.title}</h4>
          {addOns.items.map((item) => (
            <p key={item}>{item}</p>
          ))}
        </div>
      )}
      {aligned && !addOns && <div />}
    </>
  );
}

/** The only plan: what it costs beside what is in it. */
function OnePlan(plan: PlanCard) {
  return (
    <Card as="article" tone="flat" className={styles.one}>
      <div>
        <Offer {...plan} />
        <BookingButton className={styles.action}>{plan.action}</BookingButton>
      </div>
      <div>
        <Contents {...plan} aligned={false} />
      </div>
    </Card>
  );
}

/** Plans side by side as one object, the popular one raised. Every button opens the booking page. */
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
            <Contents {...plan} aligned={aligned} />
            <BookingButton variant={popular ? 'primary' : 'secondary'} className={styles.action}>
              {action}
            </BookingButton>
          </article>
        );
      })}
    </Card>
  );
}
