import clsx from 'clsx';
import {priceRuler} from '@content/priceRuler';
import {setupOf} from '@site/src/data/firstOrder';
import type {Plan} from '@site/src/data/planSchema';
import {priceList} from '@site/src/data/priceList';
import {toCents} from '@site/src/lib/round';
import type {PriceRulerInput, PriceRulerResult, RulerCost} from '@site/src/data/calculators/priceRuler';
import {formats} from '@site/src/data/format';
import {useFormats} from '../../site/useFormats';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {Badge} from '../../ui/Badge';
import {Fold} from '../../ui/Fold';
import {extrasOf, withoutOf} from './priceRulerSteps';
import calculator from './Calculator.module.css';
import styles from './PriceRulerResults.module.css';

const words = priceRuler.result;
const lossLines = new Set([words.lost, words.lostPerYear, words.lostPerClient]);

type Least = NonNullable<PriceRulerResult['least']>;

const fullCatalogue = priceList.planWith('fullCatalogue');
/** Whether another plan has frameworks that this one lacks. */
const lacksCatalogue = (plan: Plan) =>
  priceList.includes(fullCatalogue, 'fullCatalogue') && !priceList.includes(plan, 'fullCatalogue');

interface PriceRulerResultsProps {
  input: PriceRulerInput;
  result: PriceRulerResult;
  /** Nothing was entered yet. */
  example: boolean;
}

/** The plan that costs least, or the only one that will do. */
function Cheapest({least}: {least: Least}) {
  const {eur} = useFormats(words);
  const {plan, eurPerMonth, eurPerYear} = least.offer;
  return (
    <p className={calculator.headline}>
      <span>{words.chosen(plan.name, least.alone)}</span>
      <b className="num">{eur(eurPerMonth)}</b>
      <span>
        {words.perMonth}, {words.perYear(eur(eurPerYear))}
      </span>
      {lacksCatalogue(plan) && <strong>{words.basicCatalogue}</strong>}
    </p>
  );
}

/** What every plan costs, or why it cannot be had. */
function Costs({costs, least}: Pick<PriceRulerResult, 'costs' | 'least'>) {
  const language = useWordsLanguage(words);
  const {eur, number} = formats(language);
  const said = (cost: RulerCost) => {
    const {eurPerMonth, why} = cost;
    if (why === undefined) {
      return eur(eurPerMonth ?? 0);
    }
    return why === 'lacksFeatures' ? withoutOf(cost) : words.noCost[why];
  };
  return (
    <Fold title={words.costs} titled>
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
                  <small>{words.firstYear(eur(least.offer.eurPerYear + setupOf(cost.plan)))}</small>
                </>
              )}
            </dt>
            <dd className={clsx('num', cost.why && styles.reason)}>{said(cost)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

interface PriceProps {
  input: PriceRulerInput;
  least: Least;
}

/** What is left or lost in a month: its name and the amount. */
const monthOf = (kept: number, eur: (amount: number) => string) =>
  [kept < 0 ? words.lost : words.kept, eur(Math.abs(kept))] as const;

/** What to ask for one client, or what is left of the visitor's own price, with how far it goes. */
function Price({input: {margin, price: typed}, least: {ask, earnings}}: PriceProps) {
  const {eur, percent} = useFormats(words);
  const [name, amount, basis] =
    typed === null
      ? [words.ask, eur(ask), words.askBasis(percent(margin))]
      : [
          ...monthOf(earnings.kept, eur),
          typed < ask ? words.belowAsk(eur(ask - typed), percent(margin)) : words.askMet(percent(margin)),
        ];
  return (
    <p className={clsx(calculator.headline, earnings.kept < 0 && styles.loss)}>
      <span>{name}</span>
      <b className="num">{amount}</b>
      <span>{basis}</span>
    </p>
  );
}

/** What one client costs and leaves at the price. A loss is said in euros: a share of the price says little below 0. */
function Earnings({input: {price: typed}, least}: PriceProps) {
  const {eur, percentWithDecimal} = useFormats(words);
  const {ask, price, earnings} = least;
  const {costPerClient, kept, keptPerYear, marginPercent} = earnings;
  const loses = kept < 0;
  const cents = (amount: number) => eur(toCents(amount));
  const lines = [
    [words.costPerClient, cents(costPerClient)],
    loses
      ? [words.lostPerClient, cents(costPerClient - price)]
      : [words.margin, marginPercent === null ? '–' : percentWithDecimal(marginPercent)],
    typed === null ? monthOf(kept, eur) : [words.ask, eur(ask)],
    [loses ? words.lostPerYear : words.keptPerYear, eur(Math.abs(keptPerYear))],
  ] as const;
  return (
    <>
      <h4>{words.atPrice(eur(price))}</h4>
      <dl className={`${calculator.lines} amounts`}>
        {lines.map(([line, value]) => (
          <div key={line} className={clsx(lossLines.has(line) && styles.loss)}>
            <dt>{line}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What the ruler answers: the plan and the price in large figures, what is left, and what every plan costs. */
export function PriceRulerResults({input, result, example}: PriceRulerResultsProps) {
  const {costs, least} = result;
  return (
    <div id="price-ruler-result" className={clsx(calculator.results, styles.results)}>
      <h3 className={calculator.title}>
        {words.title(input.clients)} {example && <Badge tone="muted">{words.example}</Badge>}
      </h3>
      {least ? (
        <>
          <div className={styles.headlines}>
            <Cheapest least={least} />
            <Price input={input} least={least} />
          </div>
          <Earnings input={input} least={least} />
        </>
      ) : (
        <p className={calculator.none}>{words.none}</p>
      )}
      <Costs costs={costs} least={least} />
    </div>
  );
}
