import {Check} from '@site/src/components/ui/icons';
import clsx from 'clsx';
import styles from './CheckList.module.css';

interface CheckListProps {
  items: readonly string[];
  /** A few short ones beside each other, as under the buttons of a hero. */
  row?: boolean;
  className?: string;
}

/** What is included, a tick before each. */
export function CheckList({items, row, className}: CheckListProps) {
  return (
    <ul className={clsx(styles.list, row ? styles.row : styles.lines, className)}>
      {items.map((item) => (
        <li key={item}>
          <Check aria-hidden size={18} strokeWidth={2.5} />
          {item}
        </li>
      ))}
    </ul>
  );
}
