import type {ReactNode} from 'react';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {claims} from '@site/src/data/claims';
import {sampleTrend} from '@site/src/data/sampleTrend';
import {formats, monthName} from '@site/src/lib/format';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import {BrandSwatches} from './BrandChoice';
import {DashboardScreen} from './DashboardScreen';
import {Sign} from './Sign';
import {Card} from '../ui/Card';
import {BrandForm, OwnFields} from './BrandForm';
import styles from './BrandedDashboard.module.css';

interface BrandedDashboardProps {
  menu: readonly string[];
  /** Names of the client's figures. */
  tiles: Record<keyof typeof claims.dashboard, string>;
  activity: readonly {text: string; when: string}[];
  /** What the picture shows, for people who do not see it. */
  label: string;
  /** Names the fields for the visitor's own brand, and the choice of sample brands. */
  own: Record<'label' | 'samples', string>;
  /** Stands below the picture. */
  children?: ReactNode;
}

/**
 * The product as a partner's client sees it, drawn from the tokens. What is entered above it is on it and on the whole page
 * around it as one types (`src/browser/brand`); where that script does not come, the form leads to the white-label preview.
 * Four radio buttons below it put a sample partner's brand on both, without script, too.
 */
export function BrandedDashboard({label, menu, tiles, activity, own, children}: BrandedDashboardProps) {
  const language = useWordsLanguage(tiles);
  const {number, percent} = formats(language);
  const [from, to] = sampleTrend.compliancePercent.map(
    (value, at) => `${monthName(language, sampleTrend.months[at as 0 | 1], 'short')} ${percent(value)}`,
  );
  const {vulnerabilities, scansCompleted, compliancePercent} = claims.dashboard;
  return (
    <BrandForm className={styles.frame}>
      <OwnFields label={own.label} />
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
      <BrandSwatches legend={own.samples} />
      {children}
    </BrandForm>
  );
}
