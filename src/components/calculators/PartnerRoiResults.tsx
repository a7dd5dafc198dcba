import clsx from 'clsx';
import {partnerRoiCalculator as words} from '@content/partnerRoiCalculator';
import {partnerChartMonths} from '@site/src/data/partnerRoi';
import type {PartnerRoiInput, PartnerRoiResult} from '@site/src/lib/calculators/partnerRoi';
import {formats} from '@site/src/lib/format';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import {Badge} from '../ui/Badge';
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
}

/** Three result cards, when the partner breaks even, and the year as a chart. Announced as a whole after a submit. */
export function PartnerRoiResults({input, result, example, stale}: PartnerRoiResultsProps) {
  const language = useWordsLanguage(words);
  const {usd, exact, percentWithDecimal} = formats(language);
  const loses = result.yearlyProfit < 0;
  const cards = [
    [words.monthlyRevenue, usd(result.monthlyRevenue)],
    loses ? [words.yearlyLoss, usd(-result.yearlyProfit)] : [words.yearlyProfit, usd(result.yearlyProfit)],
    [words.roi, percentWithDecimal(result.roi)],
  ] as const;
  return (
    <div
      id="partner-roi-result"
      className={clsx(calculator.results, example && styles.example, stale && styles.stale)}
    >
      {stale && <p className={calculator.note}>{words.stale}</p>}
      <div aria-live="polite" aria-atomic="true">
        <h3 className={calculator.title}>
          {!example && `${words.result}: `}
          {words.basis.clients(input.numberOfClients)} {words.basis.price(exact.usd(input.pricePerClient))}{' '}
          {example && <Badge tone="muted">{words.example}</Badge>}
        </h3>
        <dl className={clsx(styles.cards, loses && styles.loss)}>
          {cards.map(([name, value]) => (
            <div key={name} className={styles.card}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.breakEven}>
          {words.breakEven(result.monthsToBreakEven)}
          {result.monthsToBreakEven > partnerChartMonths && `: ${words.afterTheYear}`}
        </p>
        {loses && <p className={calculator.note}>{words.loss(usd(-result.yearlyProfit))}</p>}
      </div>
      {/* Beside the sum: why it is in dollars, and what it leaves out. */}
      <p className="caption">{words.planning.note}</p>
      {/* Another result grows its bars again. */}
      <BreakEvenChart key={result.monthlyRevenue} result={result} />
    </div>
  );
}
