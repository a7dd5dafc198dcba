import {Check} from 'lucide-react';
import styles from './Promises.module.css';

/** A line of short promises, as it stands under the buttons of a hero. */
export function Promises({items}: {items: readonly string[]}) {
  return (
    <ul className={styles.promises}>
      {items.map((promise) => (
        <li key={promise}>
          <Check aria-hidden size={18} strokeWidth={2.5} />
          {promise}
        </li>
      ))}
    </ul>
  );
}
