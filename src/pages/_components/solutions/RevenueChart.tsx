import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {sampleRevenue, sampleRevenueEur} from '@site/src/data/sampleRevenue';
import {formats} from '@site/src/data/format';
import {monthName} from '@site/src/lib/format';
import {Cluster} from '@site/src/ui/Cluster';
import styles from './RevenueChart.module.css';

const months = sampleRevenue.eurPerMonth;
/** Height of a bar; a unit is 20 EUR. */
const height = (eur: number) => eur / 20;

export function RevenueChart({label, services}: {label: string; services: readonly string[]}) {
  const language = useWordsLanguage(services);
  return (
    <figure className={styles.chart} aria-label={label}>
      <svg className="drawing" viewBox="0 0 240 90" aria-hidden>
        {services.map((service, index) => (
          <path
            key={service}
            d={months
              .map((parts, month) => {
                const below = parts.slice(0, index).reduce<number>((sum, part) => sum + height(part), 0);
                return `M${month * 40 + 7} ${88 - below}h26v-${height(parts[index as 0 | 1 | 2]) - 1}h-26z`;
              })
              .join('')}
          />
        ))}
      </svg>
      <p className={styles.months}>
        {sampleRevenueEur.map((eur, month) => (
          <span key={month}>
            {monthName(language, month + 1, 'narrow')}
            <br />
            <b>{formats(language).eur(eur)}</b>
          </span>
        ))}
      </p>
      <Cluster as="ul">
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </Cluster>
    </figure>
  );
}
