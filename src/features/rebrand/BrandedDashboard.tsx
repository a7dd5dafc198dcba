import {sampleBrands} from '@site/src/data/sampleBrands';
import {claims} from '@site/src/data/claims';
import {sampleTrend} from '@site/src/data/sampleTrend';
import {formats} from '@site/src/data/format';
import {monthName} from '@site/src/lib/format';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {BrandSwatches} from './BrandChoice';
import {DashboardScreen, Sign} from '../illustrations';
import {Card} from '../../ui/Card';
import styles from './BrandedDashboard.module.css';

interface BrandedDashboardProps {
  menu: readonly string[];
  tiles: Record<keyof typeof claims.dashboard, string>;
  activity: readonly {text: string; when: string}[];
  label: string;
  /** Label of the sample brands. */
  samples: string;
}

/**
 * The product as a partner's client sees it, drawn from the tokens, within a `BrandForm`. Four radio buttons apply a
 * sample partner's brand to picture and page, without script too.
 */
export function BrandedDashboard({label, menu, tiles, activity, samples}: BrandedDashboardProps) {
  const language = useWordsLanguage(tiles);
  const {number, percent} = formats(language);
  const [from, to] = sampleTrend.compliancePercent.map(
    (value, at) => `${monthName(language, sampleTrend.months[at as 0 | 1], 'short')} ${percent(value)}`,
  );
  const {vulnerabilities, scansCompleted, compliancePercent} = claims.dashboard;
  return (
    <div className={styles.frame}>
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
          axis={[from!, tiles.compliancePercent, to!]}
          activity={activity}
        />
      </Card>
      <BrandSwatches legend={samples} />
    </div>
  );
}
