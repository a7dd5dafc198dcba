import {sampleCompliance} from '@site/src/data/sampleCompliance';
import {formats} from '@site/src/lib/format';
import styles from './ComplianceChart.module.css';

interface ComplianceChartProps {
  /** For people who do not see it; left out where the picture around it has one. */
  label?: string;
  /** Language of the words around it. */
  language: string;
  /** What is drawn instead of the frameworks: how long each bar is, and how that is written. */
  rows?: readonly {name: string; percent: number; value: string}[];
}

/** How far a sample client has come in each framework, or something else that is counted to a hundred. */
export function ComplianceChart({label, language, rows}: ComplianceChartProps) {
  const {percent: written} = formats(language);
  const frameworks = sampleCompliance.map(({framework, percent}) => ({
    name: framework,
    percent,
    value: written(percent),
  }));
  return (
    <figure className={styles.chart} aria-label={label}>
      <dl>
        {(rows ?? frameworks).map(({name, percent, value}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
            <dd className={styles.bar} aria-hidden>
              <i style={{width: `${percent}%`}} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
