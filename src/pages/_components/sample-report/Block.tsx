import {TableRegion} from '@site/src/features/reading/TableRegion';
import {Facts} from '@site/src/ui/Facts';
import type {ReportBlock} from '@site/src/features/sample-report/clientReport';
import {List} from '@site/src/ui/List';
import styles from './Report.module.css';

type TableBlock = Extract<ReportBlock, {kind: 'table'}>;

function Table({name, head, rows, numbers, sum}: TableBlock) {
  const look = (column: number) => (numbers.includes(column) ? `num ${styles.number}` : undefined);
  const wide = head.length > 3 && numbers.length < head.length - 1;
  return (
    <TableRegion data-stacked={wide ? head.length : undefined}>
      <caption className="visuallyHidden">{name}</caption>
      <thead>
        <tr>
          {head.map((text, column) => (
            <th key={text} scope="col" className={look(column)}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          <tr key={first} className={sum && row === rows.length - 1 ? styles.sum : undefined}>
            <th scope="row">{first}</th>
            {cells.map((text, cell) => (
              <td key={head[cell + 1]} className={look(cell + 1)}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}

export function Block({of}: {of: ReportBlock}) {
  switch (of.kind) {
    case 'title':
      return <h3>{of.text}</h3>;
    case 'text':
      return (
        <p>
          {of.label && <b>{of.label}. </b>}
          {of.text}
        </p>
      );
    case 'list':
      return <List className={styles.list} of={of.items} />;
    case 'facts':
      return <Facts of={of.facts} className={of.short ? `${styles.facts} ${styles.short}` : styles.facts} />;
    case 'code':
      return (
        <figure>
          <figcaption>{of.label}</figcaption>
          <pre>{of.text}</pre>
        </figure>
      );
    case 'table':
      return <Table {...of} />;
    case 'bars':
      return (
        <figure className={styles.bars}>
          <figcaption>{of.label}</figcaption>
          <dl>
            {of.bars.map(({name, value, text}) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{text}</dd>
                <dd aria-hidden>
                  <i style={{width: `${value}%`}} />
                </dd>
              </div>
            ))}
          </dl>
        </figure>
      );
  }
}
