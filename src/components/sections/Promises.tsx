import {Check} from '@site/src/components/ui/icons';
import styles from './Promises.module.css';

/** A few short assurances in a row, ticked, for under the buttons of a hero. */
export function Promises({items}: {items: readonly string[]}) {
  return (
    <ul className={styles.promises}>
      {items.map((item) => (
        <li key={item}>
          <Check aria-hidden size={18} strokeWidth={2.5} />
          {item}
        </li>
      ))}
    </ul>
  );
}
