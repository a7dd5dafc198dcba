import {Facts} from '../../ui/Facts';
import {List} from '../../ui/List';
import styles from './DashboardScreen.module.css';

interface DashboardScreenProps {
  menu: readonly string[];
  tiles: readonly {name: string; value: string}[];
  /** First month with its value, subject of the line, last month with its value. */
  axis: readonly string[];
  activity: readonly {text: string; when: string}[];
}

/** The product's dashboard with its owner's name, in the colour `--brand`. */
export function DashboardScreen({menu, tiles, axis, activity}: DashboardScreenProps) {
  return (
    <div className={styles.screen}>
      <List className={styles.menu} of={menu} />
      <div className={styles.content}>
        <Facts num className={styles.tiles} of={tiles.map(({name, value}) => [name, value])} />
        <svg
          className={`${styles.trend} drawing`}
          viewBox="0 0 400 84"
          preserveAspectRatio="none"
          aria-hidden
        >
          <path className={styles.area} d={`${trend} V84 H0z`} />
          <path className={styles.line} d={trend} />
        </svg>
        <p className={`${styles.axis} caption`}>
          {axis.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        <ul className={styles.activity}>
          {activity.map((entry) => (
            <li key={entry.text}>
              <span>{entry.text}</span>
              <span className={styles.when}>{entry.when}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const trend = 'M0 66C30 62 44 50 74 52S120 70 150 56 196 30 226 34 276 48 300 30 352 10 400 8';
