import styles from './RevenueChart.module.css';

/** Heights of the three services in each month, from the bottom up; a shape without a scale. */
const months = [
  [20, 8, 2],
  [22, 12, 4],
  [26, 15, 7],
  [29, 20, 10],
  [31, 24, 16],
  [34, 28, 22],
] as const;

/** Revenue by month, split by service: a picture of the product, drawn without amounts. */
export function RevenueChart({label, services}: {label: string; services: readonly string[]}) {
  return (
    <figure className={styles.chart} aria-label={label}>
      <svg viewBox="0 0 240 90" aria-hidden>
        {services.map((service, index) => (
          <path
            key={service}
            d={months
              .map((parts, month) => {
                const below = parts.slice(0, index).reduce<number>((sum, part) => sum + part, 0);
                return `M${month * 42 + 2} ${88 - below}h26v-${parts[index as 0 | 1 | 2] - 1}h-26z`;
              })
              .join('')}
          />
        ))}
      </svg>
      <ul>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </figure>
  );
}
