import {Facts} from '../../ui/Facts';
import styles from './Figures.module.css';

/** Large figures, each above its label. */
export function Figures({of}: {of: readonly {value: string; label: string}[]}) {
  return <Facts num className={styles.figures} of={of.map(({value, label}) => [label, value])} />;
}
