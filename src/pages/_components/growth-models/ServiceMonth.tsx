import {RefreshCw, UserRound} from '@site/src/ui/icons';
import type {growthModels} from '@content/growthModels';
import {Grid} from '@site/src/ui/Grid';
import {Card} from '@site/src/ui/Card';
import {Cluster} from '@site/src/ui/Cluster';
import styles from './ServiceMonth.module.css';

export function ServiceMonth({title, runsItself, yourTeam, weeks}: typeof growthModels.msp.month) {
  return (
    <Card as="figure" tone="flat" className={styles.month}>
      <Cluster as="figcaption">
        <b>{title}</b>
        <span className={styles.auto}>
          <RefreshCw aria-hidden size={16} />
          {runsItself}
        </span>
        <span className={styles.team}>
          <UserRound aria-hidden size={16} />
          {yourTeam}
        </span>
      </Cluster>
      <Grid as="ol" columns={4} className={styles.weeks}>
        {weeks.map((week) => (
          <li key={week.name}>
            <b>{week.name}</b>
            <p className={styles.auto}>
              <RefreshCw role="img" aria-label={`${runsItself}:`} size={16} />
              <span>{week.runsItself}</span>
            </p>
            <p className={styles.team}>
              <UserRound role="img" aria-label={`${yourTeam}:`} size={16} />
              <span>{week.yourTeam}</span>
            </p>
          </li>
        ))}
      </Grid>
    </Card>
  );
}
