import {calculators as shared} from '@content/calculators';
import {floorPrice as words} from '@content/floorPrice';
import {floorPriceInputs as inputs} from '@site/src/data/floorPrice';
import {priceList} from '@site/src/data/priceList';
import {priceRulerNeeds} from '@site/src/data/priceRuler';
import {routes} from '@site/src/data/routes';
import type {FloorPriceInput, FloorPriceResult, PricePoint} from '@site/src/data/calculators/floorPrice';
import {planCost} from '@site/src/data/calculators/planCosts';
import {priceRulerDefaults, priceRulerQuery} from '@site/src/data/calculators/priceRuler';
import {decimalText} from './decimal';
import {toCents} from '@site/src/lib/round';
import {formats} from '@site/src/data/format';
import {keysOf} from '@site/src/lib/keysOf';
import {siteHref} from '@site/src/lib/siteHref';
import {useFormats} from '../../site/useFormats';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {cardLook} from '../../ui/Card';
import {Facts} from '../../ui/Facts';
import {TextField} from '../../ui/Field';
import {Split} from '../../ui/Split';
import {HowComputed} from './HowComputed';
import {floorPriceSteps} from './floorPriceSteps';
import {floorPriceFields, useFloorPrice} from './useFloorPrice';
import calculator from './Calculator.module.css';
import styles from './FloorPrice.module.css';

const ofWhom: Partial<Record<keyof FloorPriceInput, string>> = words.ofWhom;

/** The label of a field, with whose it is where two have the same. */
const nameOf = (name: keyof FloorPriceInput) => [words.inputs[name], ofWhom[name]].filter(Boolean).join(', ');

interface PartProps {
  input: FloorPriceInput;
  result: FloorPriceResult;
}

/** The two prices, what a client costs, and what the list price leaves when it is tested. */
function Results({input, result, example}: PartProps & {example: boolean}) {
  const {eur, eurAndCents, percent} = useFormats(words);
  const {lines, cost, floor, list} = result;
  const {result: say, tests, bars} = words;
  /** Whole, as the guide says them. */
  const kept = ({margin}: PricePoint) => (margin === null ? '–' : percent(Math.round(margin)));
  const prices = [
    [say.floor, floor, input.lowestMargin],
    [say.list, list, input.plannedMargin],
  ] as const;
  const rows = [
    ...keysOf(lines).map((name) => [say.lines[name], eurAndCents(lines[name])] as const),
    [say.cost, eurAndCents(cost)] as const,
  ];
  return (
    <div id="floor-price-result" className={calculator.results}>
      <h3 className={calculator.title}>{example ? say.example : say.title}</h3>
      <div className={styles.prices}>
        {prices.map(([name, {price}, margin]) => (
          <p key={name} className={calculator.headline}>
            <span>{name}</span>
            <b className="num">{eur(price)}</b>
            <span>{bars.margin(percent(margin))}</span>
          </p>
        ))}
      </div>
      {input.plannedMargin < input.lowestMargin && <p className={calculator.note}>{say.below}</p>}
      <Facts num className={`${calculator.lines} amounts`} of={rows} />
      <p className="caption">{tests.title}</p>
      <Facts
        num
        className={`${calculator.lines} amounts`}
        of={(['halfTheClients', 'oneMoreHour'] as const).map((name) => [tests[name], kept(result[name])])}
      />
    </div>
  );
}

/** Cost and prices as bars on one scale: the part that is cost, and the part that stays. */
function Bars({input, result: {cost, markup, floor, list}}: PartProps) {
  const {eurWhole, percent} = useFormats(words);
  const {bars, result: say} = words;
  const longest = Math.max(markup.price, floor.price, list.price, 1);
  const share = (amount: number) => `${Math.round((amount / longest) * 100)}%`;
  const all = [
    [bars.cost, cost, null],
    [bars.markup(percent(input.lowestMargin)), markup.price, markup.margin],
    [say.floor, floor.price, floor.margin],
    [say.list, list.price, list.margin],
  ] as const;
  return (
    <>
      <dl className={`${calculator.lines} amounts`}>
        {all.map(([name, price, margin]) => (
          <div key={name}>
            <dt>
              {name} <b className="num">{eurWhole(price)}</b>
            </dt>
            <dd className="num">{margin ? bars.margin(percent(Math.round(margin))) : bars.none}</dd>
            <dd aria-hidden className={styles.bar}>
              <i style={{width: share(cost)}} />
              <i style={{width: share(Math.max(price - cost, 0))}} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="caption">{bars.caption}</p>
    </>
  );
}

/** The floor price of the pricing guide with the reader's own numbers: cost, floor, list price and its two tests. */
export default function FloorPrice() {
  const language = useWordsLanguage(words);
  const {form, input, result, example, corrected, announcement, onInput} = useFloorPrice();
  const {eur, number} = formats(language);
  const ownCost = toCents(result.cost - result.lines.platform);
  /** The plan that the reader pays for, where the amount is that of one: the ruler keeps to plans that have as much. */
  const paid = priceList.priced.find(
    (plan) =>
      planCost(plan, {clients: input.clients, mspUsers: priceRulerDefaults.mspUsers}).eurPerMonth ===
      input.platform,
  );
  const query = priceRulerQuery({
    ...priceRulerDefaults,
    clients: input.clients,
    ownCost,
    margin: input.lowestMargin,
    needs: priceRulerNeeds.filter((feature) => paid && priceList.includes(paid, feature)),
  });
  return (
    <Split
      first={1.1}
      align="stretch"
      className={cardLook({tone: 'flat', className: `${calculator.calculator} ${styles.floor}`})}
    >
      {/* On a phone the prices would be out of sight while somebody types; the panel below says the same. */}
      <p className={`${calculator.bar} num screenOnly scriptOnly`} aria-hidden>
        <span>
          {words.result.floor} <b>{eur(result.floor.price)}</b>
        </span>
        <span>
          {words.result.list} <b>{eur(result.list.price)}</b>
        </span>
      </p>
      <form
        ref={form}
        className={calculator.inputs}
        aria-label={words.title}
        onInput={onInput}
        onSubmit={(event) => event.preventDefault()}
      >
        <div>
          <h3 className={calculator.title}>{words.title}</h3>
          <p className="caption scriptOnly">{words.text}</p>
        </div>
        <div className={`${styles.fields} screenOnly scriptOnly`}>
          {floorPriceFields.map((name) => (
            <TextField
              key={name}
              id={`floor-price-${name}`}
              name={name}
              label={words.inputs[name]}
              aria-label={nameOf(name)}
              error={corrected[name]}
              inputMode={name === 'clients' ? 'numeric' : 'decimal'}
              autoComplete="off"
              defaultValue={decimalText(inputs[name].default, language)}
            />
          ))}
        </div>
        {/* What stands in the fields, where there are none. */}
        <dl className={`${styles.given} amounts num`} data-article="omit">
          {floorPriceFields.map((name) => (
            <div key={name}>
              <dt>{nameOf(name)}</dt>
              <dd>{number(inputs[name].default)}</dd>
            </div>
          ))}
        </dl>
        <noscript>{shared.withoutScript}</noscript>
      </form>
      <Results input={input} result={result} example={example} />
      <div className={calculator.foot}>
        <Bars input={input} result={result} />
        <HowComputed name="floor-price-how" steps={floorPriceSteps(input, result, language)} />
        <a href={`${siteHref(routes.pricing)}${query}#price-ruler`} className={styles.ruler}>
          {words.ruler}
        </a>
      </div>
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </Split>
  );
}
