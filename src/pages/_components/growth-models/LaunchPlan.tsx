import type {CSSProperties} from 'react';
import type {growthModels} from '@content/growthModels';
import {sampleLaunchPlan} from '@site/src/data/sampleLaunchPlan';
import styles from './LaunchPlan.module.css';

/** The tracks of a launch against its time, each with who does it. */
export function LaunchPlan({title, start, end, owners, tracks}: typeof growthModels.telco.plan) {
  return (
    <figure className={styles.plan}>
      <figcaption>{title}</figcaption>
      <ul>
        {sampleLaunchPlan.map(({id, owner, from, to}) => (
          <li key={id}>
            <b>{tracks[id].name}</b> <span className={styles.owner}>{owners[owner]}</span>
            <small>{tracks[id].text}</small>
            <i
              data-owner={owner}
              style={{'--from': `${from}%`, '--length': `${to - from}%`} as CSSProperties}
              aria-hidden
            />
          </li>
        ))}
      </ul>
      <p>
        <span>{start}</span>
        <b>{end}</b>
      </p>
    </figure>
  );
}
