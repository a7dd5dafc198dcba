import type {growthModels} from '@content/growthModels';
import {brand} from '@site/src/data/brand';
import {Figure} from '@site/src/ui/Figure';
import styles from './QuoteFlow.module.css';

type QuoteFlowProps = typeof growthModels.platform.flow;
type Lane = keyof QuoteFlowProps['lanes'];

const messages: {id: keyof QuoteFlowProps['messages']; from: Lane; to: Lane}[] = [
  {id: 'apply', from: 'applicant', to: 'platform'},
  {id: 'request', from: 'platform', to: 'api'},
  {id: 'scan', from: 'api', to: 'api'},
  {id: 'score', from: 'api', to: 'platform'},
  {id: 'quote', from: 'platform', to: 'applicant'},
];

/** Sequence diagram: three lanes on wide screens, the sender before each message on narrow ones. */
export function QuoteFlow({title, lanes, messages: words}: QuoteFlowProps) {
  const names: Record<Lane, string> = {
    applicant: lanes.applicant,
    platform: brand.links.insurerMarketplace?.name ?? lanes.platform,
    api: lanes.api,
  };
  return (
    <Figure caption={title} className={styles.flow}>
      <p aria-hidden>
        {Object.values(names).map((name) => (
          <b key={name}>{name}</b>
        ))}
      </p>
      <ol>
        {messages.map(({id, from, to}) => (
          <li key={id} data-from={from} data-to={to}>
            <b className={styles.sender}>{names[from]}</b> <span>{words[id]}</span>
          </li>
        ))}
      </ol>
    </Figure>
  );
}
