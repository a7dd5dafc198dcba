import {pricing} from '@content/pricing';
import {useLanguage} from '@site/src/components/shell/LanguageContext';
import {Badge} from '@site/src/components/ui/Badge';
import {Card} from '@site/src/components/ui/Card';
import {Cluster} from '@site/src/components/ui/Cluster';
import {plans} from '@site/src/data/plans';
import {sampleOrder, sampleOrderEur} from '@site/src/data/sampleOrder';
import {formats} from '@site/src/lib/format';
import styles from './SampleOrder.module.css';

const words = pricing.order;
const plan = plans[sampleOrder.plan];
const amounts = ['plan', 'extraClients', 'extraUsers'] as const;

/** How a month's price comes about: what the plan holds, what was added to it, and the sum. */
export function SampleOrder() {
  const {language} = useLanguage();
  const {eur, number} = formats(language);
  const uses = [
    {name: words.clients, included: plan.clients, extra: sampleOrder.extraClients},
    {name: words.users, included: plan.mspUsers, extra: sampleOrder.extraUsers},
  ];
  return (
    <Card as="figure" data-pagefind-ignore="">
      <Cluster apart as="figcaption" className={styles.caption}>
        <b>{words.title}</b>
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
        {amounts.map((id) => (
          <div key={id}>
            <dt>{words[id]}</dt>
            <dd className="num">{eur(sampleOrderEur[id])}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd className="num">{eur(sampleOrderEur.total)}</dd>
        </div>
      </dl>
    </Card>
  );
}
