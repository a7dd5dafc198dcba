import {sampleCompliance} from '@site/src/data/sampleCompliance';
import {formats} from '@site/src/data/format';
import styles from './ComplianceChart.module.css';

interface ComplianceChartProps {
  /** Text alternative. Omit if the surrounding picture has one. */
  label?: string;
  language: string;
}

export function ComplianceChart({label, language}: ComplianceChartProps) {
  const {percent: written} = formats(language);
  return (
    <figure className={styles.chart} aria-label={label}>
      <dl>
        {sampleCompliance.map(({framework, percent}) => (
          <div key={framework}>
            <dt>{framework}</dt>
            <dd className="num">{written(percent)}</dd>
            <dd className={styles.bar} aria-hidden>
              <i style={{width: `${percent}%`}} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
