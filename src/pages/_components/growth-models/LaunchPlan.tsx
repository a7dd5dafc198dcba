import type {growthModels} from '@content/growthModels';
import {claims} from '@site/src/data/claims';
import {sampleLaunchPlan} from '@site/src/data/sampleLaunchPlan';
import styles from './LaunchPlan.module.css';

/** Days after signature that get a line: thirds of the time. */
const days = [1, 2].map((third) => Math.round((third * claims.telcoLaunchDays) / 3));

export function LaunchPlan({title, start, day, end, owners, tracks}: typeof growthModels.telco.plan) {
  return (
    <figure className={styles.plan}>
      <figcaption className="caption">{title}</figcaption>
      <ul>
        {sampleLaunchPlan.map(({id, owner, from, to}) => (
          <li key={id} data-owner={owner}>
            <b>{tracks[id].name}</b> <span className={styles.owner}>{owners[owner]}</span>
            <small>{tracks[id].text}</small>
            <i style={{'--from': `${from}%`, '--length': `${to - from}%`}} aria-hidden />
          </li>
        ))}
      </ul>
      <p className={styles.days} aria-hidden>
        {days.map((each) => (
          <span key={each}>{day(each)}</span>
        ))}
      </p>
      <p>
        <span>{start}</span>
        <b>{end}</b>
      </p>
    </figure>
  );
}
