import type {CSSProperties} from 'react';
import {sampleClients, scoreLimits, type SampleClientId} from '@site/src/data/sampleClients';
import {cardLook} from '@site/src/ui/Card';
import styles from './ClientTable.module.css';

interface ClientTableProps {
  caption: string;
  columns: Record<'client' | 'score' | 'open' | 'next', string>;
  /** Next step of each client. */
  next: Record<SampleClientId, string>;
}

const stateOf = (score: number) =>
  score < scoreLimits.urgent ? 'urgent' : score < scoreLimits.toDo ? 'todo' : undefined;

/** A partner's dashboard: clients by urgency, the worst first. */
export function ClientTable({caption, columns, next}: ClientTableProps) {
  return (
    <table className={cardLook({className: styles.table})} data-article="omit">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            {columns.client} <small>{columns.next}</small>
          </th>
          <th scope="col">{columns.score}</th>
          <th scope="col">{columns.open}</th>
        </tr>
      </thead>
      <tbody>
        {sampleClients.map(({id, name, score, open}) => (
          <tr key={id} data-state={stateOf(score)}>
            <th scope="row">
              {name} <small>{next[id]}</small>
            </th>
            <td>
              {score}
              <i style={{'--score': `${score}%`} as CSSProperties} />
            </td>
            <td>{open}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
