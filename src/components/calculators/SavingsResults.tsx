import {savingsCalculator as words} from '@content/savingsCalculator';
import type {SavingsResult} from '@site/src/data/calculators/savings';
import {formats} from '@site/src/lib/format';
import {useWordsLanguage} from '../shell/useWordsLanguage';
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
      <dl className={`${styles.lines} amounts`}>
        {saves && (
          <div>
            <dt>{words.monthly}</dt>
            <dd className="num">{eur(result.monthlySavings)}</dd>
          </div>
        )}
        <div>
          <dt>{words.current}</dt>
          <dd className="num">{eur(result.currentCost)}</dd>
        </div>
        <div>
          <dt>
            {words.product}{' '}
            <small>
              {words.plan(result.plan.name)}. {whyPlan(result, language)}
            </small>
          </dt>
          <dd className="num">{eur(result.productCost)}</dd>
        </div>
      </dl>
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
