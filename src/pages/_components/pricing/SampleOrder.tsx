import {pricing} from '@content/pricing';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {Badge} from '@site/src/components/ui/Badge';
import {Card} from '@site/src/components/ui/Card';
import {Cluster} from '@site/src/components/ui/Cluster';
import type {sampleOrder} from '@site/src/data/sampleOrder';
import {formats} from '@site/src/lib/format';
import styles from './SampleOrder.module.css';

const words = pricing.order;

/** How a month's price comes about: what the plan holds, what was added to it, and the sum. */
export function SampleOrder({order}: {order: NonNullable<typeof sampleOrder>}) {
  const language = useWordsLanguage(words);
  const {eur, number} = formats(language);
  const {plan, extraClients, extraUsers} = order;
  const uses = [
    {name: words.clients, included: plan.clients, extra: extraClients},
    {name: words.users, included: plan.mspUsers, extra: extraUsers},
  ];
  const amounts = [
    {name: words.plan(plan.name), amount: order.eur.plan},
    {name: words.extraClients(extraClients, plan.addOns.extraClient), amount: order.eur.extraClients},
    {name: words.extraUsers(extraUsers), amount: order.eur.extraUsers},
  ];
  return (
    <Card as="figure" data-pagefind-ignore="">
      <Cluster apart as="figcaption" className={styles.caption}>
        <b>{words.title(plan.name)}</b>
        <Badge tone="muted">{words.sample}</Badge>
      </Cluster>
      <ul className={styles.uses}>
        {uses.map(({name, included, extra}) => (
          <li key={name}>
            <b>{name}</b>
            <div className={styles.bar} aria-hidden>
              <i style={{flexGrow: included}} />
              <i style={{flexGrow: extra}} />
            </div>
            <span>{words.included(number(included))}</span> <span>{words.extra(number(extra))}</span>
          </li>
        ))}
      </ul>
      <dl className={`${styles.sums} amounts`}>
        {amounts.map(({name, amount}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{eur(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd className="num">{eur(order.eur.total)}</dd>
        </div>
      </dl>
    </Card>
  );
}
