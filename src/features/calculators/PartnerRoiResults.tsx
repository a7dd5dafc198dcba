import clsx from 'clsx';
import {partnerRoiCalculator as words} from '@content/partnerRoiCalculator';
import {partnerChartMonths} from '@site/src/data/partnerRoi';
import type {PartnerRoiInput, PartnerRoiResult} from '@site/src/data/calculators/partnerRoi';
import {routes} from '@site/src/data/routes';
import {siteHref} from '@site/src/lib/siteHref';
import {useFormats} from '../../site/useFormats';
import {Badge} from '../../ui/Badge';
import {ArrowRight} from '../../ui/icons';
import {BreakEvenChart} from './BreakEvenChart';
import styles from './PartnerRoiResults.module.css';
import calculator from './Calculator.module.css';

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
