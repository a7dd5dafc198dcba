import {Check} from '@site/src/components/ui/icons';
import clsx from 'clsx';
import styles from './CheckList.module.css';

interface CheckListProps {
  items: readonly string[];
  className?: string;
}

/** What is included, a tick before each. */
export function CheckList({items, className}: CheckListProps) {
  return (
    <ul className={clsx(styles.list, className)}>
      {items.map((item) => (
        <li key={item}>
          <Check aria-hidden size={18} strokeWidth={2.5} />
          {item}
        </li>
      ))}
    </ul>
  );
}
