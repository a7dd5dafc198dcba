import {Check} from '@site/src/ui/icons';
import clsx from 'clsx';
import styles from './CheckList.module.css';

interface CheckListProps {
  items: readonly string[];
  /** Side by side, for a few short items. */
  row?: boolean;
  className?: string;
}

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
