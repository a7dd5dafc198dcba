import {formats} from '@site/src/lib/format';
import {claims} from '@site/src/data/claims';
import {keysOf} from '@site/src/lib/keysOf';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import styles from './DashboardScreen.module.css';

type TileId = keyof typeof claims.dashboard;

/** What the screen says. */
export interface DashboardWords {
  menu: readonly string[];
  tiles: Record<TileId, string>;
  activity: readonly {text: string; when: string}[];
}

/** The product's dashboard below its owner's name, in the colour that `--brand` says. */
export function DashboardScreen({menu, tiles, activity}: DashboardWords) {
  const language = useWordsLanguage(tiles);
  const {number, percent} = formats(language);
  const {vulnerabilities, scansCompleted, compliancePercent} = claims.dashboard;
  const values: Record<TileId, string> = {
    vulnerabilities: number(vulnerabilities),
    scansCompleted: number(scansCompleted),
    compliancePercent: percent(compliancePercent),
  };
  return (
    <div className={styles.screen}>
      <ul className={styles.menu}>
        {menu.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className={styles.content}>
        <dl className={styles.tiles}>
          {keysOf(tiles).map((id) => (
            <div key={id}>
              <dt>{tiles[id]}</dt>
              <dd className="num">{values[id]}</dd>
            </div>
          ))}
        </dl>
        <svg
          className={`${styles.trend} drawing`}
          viewBox="0 0 400 84"
          preserveAspectRatio="none"
          aria-hidden
        >
          <path className={styles.area} d={`${trend} V84 H0z`} />
          <path className={styles.line} d={trend} />
        </svg>
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
