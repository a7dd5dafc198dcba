import type {ReactNode} from 'react';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {DashboardScreen, type DashboardWords} from './DashboardScreen';
import {Sign} from './Sign';
import {Card} from '../ui/Card';
import {Swatches} from '@site/src/components/ui/Swatches';
import styles from './BrandedDashboard.module.css';

interface BrandedDashboardProps extends DashboardWords {
  /** What the picture shows, for people who do not see it. */
  label: string;
  /** Names the choice of brands. */
  switcher: string;
  /** Stands below the choice. */
  children?: ReactNode;
}

/**
 * The product as a partner's client sees it, drawn from the tokens. Four radio buttons re-colour it; the style sheet
 * does that alone, so it works before hydration and without script.
 */
export function BrandedDashboard({label, menu, tiles, activity, switcher, children}: BrandedDashboardProps) {
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
        <DashboardScreen menu={menu} tiles={tiles} activity={activity} />
      </Card>
      <Swatches
        legend={switcher}
        name="sample-brand"
        swatches={sampleBrands.map(({name}, index) => ({value: index, label: name}))}
        chosen={0}
        className={`${styles.switcher} caption`}
      />
      {children}
    </div>
  );
}
