import clsx from 'clsx';
import {priceRuler} from '@content/priceRuler';
import {priceList} from '@site/src/data/priceList';
import type {PriceRulerInput, PriceRulerResult, RulerCost} from '@site/src/lib/calculators/priceRuler';
import {formats} from '@site/src/lib/format';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import {Badge} from '../ui/Badge';
import {extrasOf} from './priceRulerSteps';
import calculator from './Calculator.module.css';
import styles from './PriceRuler.module.css';

const words = priceRuler.result;
const fullCatalogue = priceList.planWith('fullCatalogue');

interface PriceRulerResultsProps {
  input: PriceRulerInput;
  result: PriceRulerResult;
  /** Nothing was entered yet. */
  example: boolean;
}

/** The plan that costs least, and what the others cost. */
function Costs({result: {costs, fitting, least}}: Pick<PriceRulerResultsProps, 'result'>) {
  const language = useWordsLanguage(words);
  const {eur, number} = formats(language);
  const said = ({eurPerMonth, why}: RulerCost) => (why ? words.noCost[why] : eur(eurPerMonth ?? 0));
  return (
    <>
      {least ? (
        <p className={calculator.headline}>
          <span>
            {fitting.length > 1 ? words.least(least.offer.plan.name) : words.onlyPlan(least.offer.plan.name)}
          </span>
          <b className="num">{eur(least.offer.eurPerMonth)}</b>
          <span>
            {words.perMonth}, {words.perYear(eur(least.offer.eurPerYear))}
          </span>
        </p>
      ) : (
        <p className={calculator.none}>{words.none}</p>
      )}
      <dl className={`${calculator.lines} amounts`}>
        {costs.map((cost) => (
          <div key={cost.plan.id}>
            <dt>
              {cost.plan.name} {cost.eurPerMonth !== null && <small>{extrasOf(cost, language)}</small>}
              {cost.plan === least?.offer.plan && (
                <>
                  <small>
                    {least.scansPerClient === null
                      ? words.unlimitedScans
                      : words.scans(number(least.scansPerClient))}
                  </small>
                  {priceList.includes(fullCatalogue, 'fullCatalogue') &&
                    !priceList.includes(cost.plan, 'fullCatalogue') && (
                      <small>{words.basicCatalogue(fullCatalogue.name)}</small>
                    )}
                </>
              )}
            </dt>
            <dd className="num">{said(cost)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What to ask for one client, and what is left of it. A price of the visitor's own comes first, with how far it goes. */
function Margin({
  input: {margin, price: typed},
  least,
}: {
  input: PriceRulerInput;
  least: NonNullable<PriceRulerResult['least']>;
}) {
  const language = useWordsLanguage(words);
  const {eur, percent, percentWithDecimal} = formats(language);
  const {ask, price, earnings} = least;
  const {costPerClient, kept, keptPerYear, marginPercent} = earnings;
  const loses = kept < 0;
  const monthly = [loses ? words.lost : words.kept, eur(Math.abs(kept))] as const;
  const [name, amount, basis] =
    typed === null
      ? [words.ask, eur(ask), words.askBasis(percent(margin))]
      : [
          ...monthly,
          typed < ask ? words.belowAsk(eur(ask - typed), percent(margin)) : words.askMet(percent(margin)),
        ];
  const lines = [
    [words.costPerClient, eur(Math.round(costPerClient * 100) / 100)],
    [words.margin, marginPercent === null ? '–' : percentWithDecimal(marginPercent)],
    typed === null ? monthly : [words.ask, eur(ask)],
    [loses ? words.lostPerYear : words.keptPerYear, eur(Math.abs(keptPerYear))],
  ] as const;
  return (
    <>
      <p className={clsx(calculator.headline, loses && styles.loss)}>
        <span>{name}</span>
        <b className="num">{amount}</b>
        <span>{basis}</span>
      </p>
      <h4>{words.atPrice(eur(price))}</h4>
      <dl className={clsx(calculator.lines, 'amounts', loses && styles.loss)}>
        {lines.map(([line, value]) => (
          <div key={line}>
            <dt>{line}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What the ruler answers: plan and cost, price and margin. */
export function PriceRulerResults({input, result, example}: PriceRulerResultsProps) {
  return (
    <div id="price-ruler-result" className={clsx(calculator.results, styles.results)}>
      <h3 className={calculator.title}>
        {words.title(input.clients)} {example && <Badge tone="muted">{words.example}</Badge>}
      </h3>
      <Costs result={result} />
      {result.least && <Margin input={input} least={result.least} />}
    </div>
  );
}
