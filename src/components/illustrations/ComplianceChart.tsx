import {sampleCompliance} from '@site/src/data/sampleCompliance';
import {useLanguage} from '../shell/LanguageContext';
import {formats} from '@site/src/lib/format';
import styles from './ComplianceChart.module.css';

/** How far a sample client has come in four frameworks. */
export function ComplianceChart({label}: {label: string}) {
  const {textLanguage} = useLanguage();
  const {percent} = formats(textLanguage);
  return (
    <figure className={styles.chart} aria-label={label}>
      <dl>
        {sampleCompliance.map(({framework, percent: value}) => (
          <div key={framework}>
            <dt>{framework}</dt>
            <dd className="num">{percent(value)}</dd>
            <dd className={styles.bar} aria-hidden>
              <i style={{width: `${value}%`}} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
