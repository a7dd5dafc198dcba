import clsx from 'clsx';
import {partnerRoiCalculator as words} from '@content/partnerRoiCalculator';
import {partnerChartMonths, partnerCostUsdPerYear as cost} from '@site/src/data/partnerRoi';
import type {PartnerRoiResult} from '@site/src/data/calculators/partnerRoi';
import {useFormats} from '../../site/useFormats';
import styles from './BreakEvenChart.module.css';

const monthNumbers = Array.from({length: partnerChartMonths}, (_, index) => index + 1);

/** Revenue added up month by month against the yearly partner cost, drawn to scale; the caption says it in words. */
export function BreakEvenChart({result}: {result: PartnerRoiResult}) {
  const {usd} = useFormats(words);
  const {monthlyRevenue, yearlyRevenue, monthsToBreakEven} = result;
  const top = Math.max(yearlyRevenue, cost);
  const share = (amount: number) => `${Math.round((amount / top) * 1000) / 10}%`;
  const total = usd(yearlyRevenue);
  return (
    <figure className={styles.chart}>
      <h4 className={styles.title}>{words.chart.title}</h4>
      <p className={`${styles.cost} caption signed`} aria-hidden>
        {words.chart.cost} <b className="num">{total}</b>
      </p>
      <div className={styles.plot} style={{'--cost': share(cost)}} aria-hidden>
        {monthNumbers.map((month) => (
          <i
            key={month}
            className={clsx(month >= monthsToBreakEven && styles.covered)}
            style={{height: share(month * monthlyRevenue)}}
          />
        ))}
      </div>
      <p className={styles.months} aria-hidden>
        {monthNumbers.map((month) =>
          month === monthsToBreakEven ? <b key={month}>{month}</b> : <span key={month}>{month}</span>,
        )}
      </p>
      <figcaption className={`${styles.caption} caption`}>
        {monthsToBreakEven > partnerChartMonths
          ? words.chart.notCovered(total)
          : `${words.chart.covered(monthsToBreakEven)} ${words.chart.total(total)}`}
      </figcaption>
    </figure>
  );
}
