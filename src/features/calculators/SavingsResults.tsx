import {savingsCalculator as words} from '@content/savingsCalculator';
import type {SavingsResult} from '@site/src/data/calculators/savings';
import {formats} from '@site/src/data/format';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {Facts} from '../../ui/Facts';
import {whyNoSaving, whyPlan} from './savingsSteps';
import styles from './Calculator.module.css';

interface SavingsResultsProps {
  result: SavingsResult;
  /** Inputs of which more was entered than the calculator counts. */
  capped: readonly ('clients' | 'price')[];
}

/** The result. Where there is no saving it says so. */
export function SavingsResults({result, capped}: SavingsResultsProps) {
  const language = useWordsLanguage(words);
  const {eur, percentWithDecimal} = formats(language);
  const saves = result.monthlySavings > 0;
  return (
    <div id="savings-result" className={styles.results}>
      <h3 className={styles.title}>{words.results}</h3>
      {saves ? (
        <p className={styles.headline}>
          <span>{words.annual}</span>
          <b className="num">{eur(result.annualSavings)}</b>
        </p>
      ) : (
        <p className={styles.none}>
          {words.noSaving} {whyNoSaving(result, language)}
        </p>
      )}
      <Facts
        num
        className={`${styles.lines} amounts`}
        of={[
          ...(saves ? ([[words.monthly, eur(result.monthlySavings)]] as const) : []),
          [words.current, eur(result.currentCost)],
          [
            <>
              {words.product}{' '}
              <small>
                {words.plan(result.plan.name)}. {whyPlan(result, language)}
              </small>
            </>,
            eur(result.productCost),
          ],
        ]}
      />
      {result.beyondPlans && <p className={styles.note}>{words.beyondPlans}</p>}
      {capped.map((name) => (
        <p key={name} className={styles.note}>
          {words.capped[name]}
        </p>
      ))}
      {saves && (
        <>
          <h4 className={styles.usesTitle}>{words.uses}</h4>
          <ul className={styles.uses}>
            {result.hires > 0 && <li>{words.hires(result.hires)}</li>}
            {result.campaigns > 0 && <li>{words.campaigns(result.campaigns)}</li>}
            <li>{words.margin(percentWithDecimal(result.marginPercent))}</li>
          </ul>
        </>
      )}
    </div>
  );
}
