import type {ReactNode} from 'react';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {claims} from '@site/src/data/claims';
import {formats} from '@site/src/lib/format';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import {BrandChoice} from './BrandChoice';
import {DashboardScreen} from './DashboardScreen';
import {Sign} from './Sign';
import {Card} from '../ui/Card';
import {Cluster} from '../ui/Cluster';
import styles from './BrandedDashboard.module.css';

interface BrandedDashboardProps {
  menu: readonly string[];
  /** Names of the client's figures. */
  tiles: Record<keyof typeof claims.dashboard, string>;
  activity: readonly {text: string; when: string}[];
  /** What the picture shows, for people who do not see it. */
  label: string;
  /** Names the choice of brands. */
  switcher: string;
  /** Stands below the picture. */
  children?: ReactNode;
}

/**
 * The product as a partner's client sees it, drawn from the tokens. Four radio buttons above it put a partner's brand on it
 * and on the whole page around it, without script, too.
 */
export function BrandedDashboard({label, menu, tiles, activity, switcher, children}: BrandedDashboardProps) {
  const {number, percent} = formats(useWordsLanguage(tiles));
  const {vulnerabilities, scansCompleted, compliancePercent} = claims.dashboard;
  return (
    <div className={styles.frame}>
      <BrandChoice legend={switcher} />
      <Card as="figure" className={styles.app} aria-label={label}>
        <div className={styles.top}>
          {sampleBrands.map((sample, index) => (
            <span key={sample.id} className={`${styles.owner} signed`} data-brand={index}>
              <Sign name={sample.name} />
              <b>{sample.name}</b>
              <small>{sample.host}</small>
            </span>
          ))}
        </div>
        <DashboardScreen
          menu={menu}
          tiles={[
            {name: tiles.vulnerabilities, value: number(vulnerabilities)},
            {name: tiles.scansCompleted, value: number(scansCompleted)},
            {name: tiles.compliancePercent, value: percent(compliancePercent)},
          ]}
          activity={activity}
        />
      </Card>
      <Cluster>{children}</Cluster>
    </div>
  );
}
