import clsx from 'clsx';
import {partnerRoiCalculator as words} from '@content/partnerRoiCalculator';
import {partnerChartMonths, partnerCostUsdPerYear as cost} from '@site/src/data/partnerRoi';
import type {PartnerRoiInput, PartnerRoiResult} from '@site/src/data/calculators/partnerRoi';
import {routes} from '@site/src/data/routes';
import {siteHref} from '@site/src/lib/siteHref';
import {useFormats} from '../../site/useFormats';
import {Badge} from '../../ui/Badge';
import {ArrowRight} from '../../ui/icons';
import styles from './PartnerRoiResults.module.css';
import calculator from './Calculator.module.css';

const monthNumbers = Array.from({length: partnerChartMonths}, (_, index) => index + 1);

/** Revenue added up month by month against the yearly partner cost, drawn to scale; the caption says it in words. */
function BreakEvenChart({result}: {result: PartnerRoiResult}) {
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

interface PartnerRoiResultsProps {
  input: PartnerRoiInput;
  result: PartnerRoiResult;
  /** Nothing was submitted yet: these are the numbers that the calculator starts with. */
  example: boolean;
  /** What was entered since is not computed. */
  stale: boolean;
  /** It cannot be computed. */
  refused: boolean;
}

/**
 * The result in a frame, its profit largest, with when the partner breaks even; a note, and where the rest is counted; the
 * year as a chart. The frame is announced as a whole after a submit.
 */
export function PartnerRoiResults({input, result, example, stale, refused}: PartnerRoiResultsProps) {
  const {usd, exact, percentWithDecimal} = useFormats(words);
  const loses = result.yearlyProfit < 0;
  const cards = [
    {name: words.monthlyRevenue, value: usd(result.monthlyRevenue)},
    {
      name: loses ? words.yearlyLoss : words.yearlyProfit,
      value: usd(Math.abs(result.yearlyProfit)),
      note: words.sum(usd(result.yearlyRevenue)),
    },
    {name: words.roi, value: percentWithDecimal(result.roi), note: words.roiOf},
  ];
  const {planning} = words;
  return (
    <div
      id="partner-roi-result"
      className={clsx(calculator.results, example && styles.example, stale && styles.stale)}
    >
      {stale && <p className={calculator.note}>{refused ? words.refused : words.stale}</p>}
      <div aria-live="polite" aria-atomic="true">
        <h3 className={calculator.title}>
          {!example && `${words.result}: `}
          {words.basis.clients(input.numberOfClients)} {words.basis.price(exact.usd(input.pricePerClient))}{' '}
          {example && <Badge tone="muted">{words.example}</Badge>}
        </h3>
        <div className={styles.frame}>
          <dl className={clsx(styles.cards, loses && styles.loss)}>
            {cards.map(({name, value, note}) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
                {note && (
                  <dd>
                    <small>{note}</small>
                  </dd>
                )}
              </div>
            ))}
          </dl>
          <p className={styles.breakEven}>
            {words.breakEven(result.monthsToBreakEven)}
            {result.monthsToBreakEven > partnerChartMonths && `: ${words.afterTheYear}`}
          </p>
        </div>
        {loses && <p className={calculator.note}>{words.loss(usd(-result.yearlyProfit))}</p>}
      </div>
      <p className={`${styles.planning} caption`}>{planning.note}</p>
      <a
        href={siteHref(routes.priceRuler.replace('#', `?clients=${input.numberOfClients}#`))}
        className={styles.ruler}
      >
        {planning.link(input.numberOfClients)}
        <ArrowRight aria-hidden size={18} />
      </a>
      {/* Another result grows its bars again. */}
      <BreakEvenChart key={result.monthlyRevenue} result={result} />
    </div>
  );
}
