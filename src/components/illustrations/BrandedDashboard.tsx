import type {CSSProperties} from 'react';
import {formats} from '@site/src/lib/format';
import {claims} from '@site/src/data/claims';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {useLanguage} from '../shell/LanguageContext';
import styles from './BrandedDashboard.module.css';

type TileId = keyof typeof claims.dashboard;

interface BrandedDashboardProps {
  /** What the picture shows, for people who do not see it. */
  label: string;
  menu: readonly string[];
  tiles: Record<TileId, string>;
  activity: readonly {text: string; when: string}[];
  /** Names the choice of brands. */
  switcher: string;
}

/**
 * The product as a partner's client sees it, drawn from the tokens. Four radio buttons re-colour it; the style sheet
 * does that alone, so it works before hydration and without script.
 */
export function BrandedDashboard({label, menu, tiles, activity, switcher}: BrandedDashboardProps) {
  const {language} = useLanguage();
  const {number, percent} = formats(language);
  const {vulnerabilities, scansCompleted, compliancePercent} = claims.dashboard;
  const values: Record<TileId, string> = {
    vulnerabilities: number(vulnerabilities),
    scansCompleted: number(scansCompleted),
    compliancePercent: percent(compliancePercent),
  };
  return (
    <div className={styles.frame}>
      <figure className={styles.app} aria-label={label}>
        <div className={styles.top}>
          {sampleBrands.map((sample) => (
            <span key={sample.id} className={styles.owner} data-brand={sample.id}>
              <span className={styles.sign}>{sample.name[0]}</span>
              <b>{sample.name}</b>
              <small>{sample.host}</small>
            </span>
          ))}
        </div>
        <div className={styles.body}>
          <ul className={styles.menu}>
            {menu.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <div className={styles.content}>
            <dl className={styles.tiles}>
              {(Object.keys(tiles) as TileId[]).map((id) => (
                <div key={id}>
                  <dt>{tiles[id]}</dt>
                  <dd className="num">{values[id]}</dd>
                </div>
              ))}
            </dl>
            <svg className={styles.trend} viewBox="0 0 400 84" preserveAspectRatio="none" aria-hidden>
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
      </figure>
      <fieldset className={styles.switcher}>
        <legend>{switcher}</legend>
        {sampleBrands.map((sample, index) => (
          <label key={sample.id} style={{'--swatch': sample.colour} as CSSProperties} title={sample.name}>
            <input type="radio" name="sample-brand" value={sample.id} defaultChecked={index === 0} />
            <span className="visuallyHidden">{sample.name}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

const trend = 'M0 66C30 62 44 50 74 52S120 70 150 56 196 30 226 34 276 48 300 30 352 10 400 8';
