import {useState} from 'react';
import {writing} from '@content/writing';
import {Button} from '@site/src/ui/Button';
import styles from './ReportCounter.module.css';

const {label, fewer, more, reports} = writing.reportCounter;

interface ReportCounterProps {
  /** Clients at the beginning. */
  start: number;
}

/** Reports per year: an island for use in a text. */
export default function ReportCounter({start}: ReportCounterProps) {
  const [clients, setClients] = useState(start);
  return (
    <div className={styles.counter} role="group" aria-label={label}>
      <Button
        variant="secondary"
        size="small"
        className="scriptOnly"
        aria-label={fewer}
        onClick={() => setClients(Math.max(1, clients - 1))}
      >
        −
      </Button>
      <output className="num">{reports(clients, clients * 12)}</output>
      <Button
        variant="secondary"
        size="small"
        className="scriptOnly"
        aria-label={more}
        onClick={() => setClients(clients + 1)}
      >
        +
      </Button>
    </div>
  );
}
