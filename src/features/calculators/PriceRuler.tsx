import clsx from 'clsx';
import {priceRuler as words} from '@content/priceRuler';
import {neededAtFirst, priceRulerInputs as inputs, priceRulerNeeds} from '@site/src/data/priceRuler';
import {priceRulerQuery} from '@site/src/data/calculators/priceRuler';
import {formats} from '@site/src/data/format';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {cardLook} from '../../ui/Card';
import {Cluster} from '../../ui/Cluster';
import {TextField} from '../../ui/Field';
import {Fold} from '../../ui/Fold';
import {Split} from '../../ui/Split';
import {CopyLink} from './CopyLink';
import {HowComputed} from './HowComputed';
import {PriceRulerChart} from './PriceRulerChart';
import {PriceRulerResults} from './PriceRulerResults';
import {priceRulerSteps} from './priceRulerSteps';
import {usePriceRuler} from './usePriceRuler';
import calculator from './Calculator.module.css';
import styles from './PriceRuler.module.css';

const {clients} = inputs;
const texts = words.inputs;

/** The four numbers besides the clients, as fields. Amounts may have a decimal comma, which a number field need not take. */
const fields = [
  {name: 'mspUsers', hint: texts.mspUsersHint, mode: 'numeric', start: inputs.mspUsers.default},
  {name: 'ownCost', hint: texts.ownCostHint, mode: 'decimal', start: inputs.ownCost.default},
  {name: 'margin', hint: texts.marginHint, mode: 'decimal', start: inputs.margin.default},
  {name: 'price', hint: texts.priceHint, mode: 'decimal', start: undefined},
] as const;

/** The plan cost calculator: what every plan costs for a number of clients, what to ask of them and what is left. */
export default function PriceRuler() {
  const language = useWordsLanguage(words);
  const {form, input, result, example, corrected, announcement, address, onInput} = usePriceRuler();
  const {eur, percentWithDecimal} = formats(language);
  const {least} = result;
  /** The price to ask, or what is left of the visitor's own; a loss in euros. */
  const ask = ({ask: price, earnings: {kept, marginPercent}}: NonNullable<typeof least>) => {
    if (kept < 0) {
      return words.result.bar.loss(eur(-kept));
    }
    return input.price === null || marginPercent === null
      ? words.result.bar.ask(eur(price))
      : words.result.bar.margin(percentWithDecimal(marginPercent));
  };
  const field = ({name, hint, mode, start}: (typeof fields)[number]) => (
    <TextField
      key={name}
      id={`price-ruler-${name}`}
      name={name}
      label={texts[name]}
      hint={hint}
      error={corrected[name]}
      inputMode={mode}
      autoComplete="off"
      defaultValue={start}
    />
  );
  return (
    <Split
      first={1.6}
      align="stretch"
      className={cardLook({
        tone: 'flat',
        className: clsx(calculator.calculator, styles.ruler, calculator.drawn),
      })}
    >
      {/* Repeats the result on phones, where the panel is out of view. */}
      <p className={`${calculator.bar} num screenOnly scriptOnly`} aria-hidden>
        <b>{texts.sliderValue(input.clients)}</b>
        {least && (
          <>
            {/* A loss needs the line for itself. */}
            {least.earnings.kept >= 0 && (
              <span>{`${least.offer.plan.name} ${eur(least.offer.eurPerMonth)}`}</span>
            )}
            <span>{ask(least)}</span>
          </>
        )}
      </p>
      {/* Nothing is sent anywhere: every change is computed in place. */}
      <form
        ref={form}
        className={calculator.inputs}
        onInput={onInput}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.measure}>
          <PriceRulerChart
            clients={input.clients}
            mspUsers={input.mspUsers}
            costs={result.costs}
            plans={result.fitting}
            least={least?.offer.plan}
          />
          <input
            type="range"
            name="slider"
            className={`${styles.slider} scriptOnly screenOnly`}
            aria-label={texts.slider}
            aria-valuetext={texts.sliderValue(input.clients)}
            min={clients.min}
            max={clients.max}
            defaultValue={clients.default}
          />
        </div>
        {priceRulerNeeds.length > 0 && (
          <fieldset className={`${calculator.tools} scriptOnly`}>
            <legend>{texts.needs}</legend>
            {priceRulerNeeds.map((feature) => (
              <label key={feature} className="signed">
                <input
                  type="checkbox"
                  name="needs"
                  value={feature}
                  defaultChecked={neededAtFirst.includes(feature)}
                />
                {texts.needed[feature]}
              </label>
            ))}
          </fieldset>
        )}
        <div className={`${styles.fields} scriptOnly`}>
          <TextField
            id="price-ruler-clients"
            name="clients"
            label={texts.clients}
            hint={texts.clientsHint}
            error={corrected.clients}
            type="number"
            inputMode="numeric"
            min={clients.min}
            max={clients.max}
            defaultValue={clients.default}
          />
          {fields.slice(0, 1).map(field)}
        </div>
        <Fold title={texts.own}>
          <div className={`${styles.fields} scriptOnly`}>{fields.slice(1).map(field)}</div>
        </Fold>
        <noscript>{words.noscript}</noscript>
      </form>
      <PriceRulerResults input={input} result={result} example={example} />
      <Cluster className={`${calculator.foot} screenOnly`}>
        <HowComputed name="price-ruler-how" steps={priceRulerSteps(input, result, language)} />
        <CopyLink key={priceRulerQuery(input)} idPrefix="price-ruler" address={address} />
      </Cluster>
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </Split>
  );
}
