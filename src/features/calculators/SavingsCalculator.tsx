import clsx from 'clsx';
import {calculators as shared} from '@content/calculators';
import {savingsCalculator as words} from '@content/savingsCalculator';
import {savingsInputs, toolIds} from '@site/src/data/savings';
import {savingsQuery} from '@site/src/data/calculators/savings';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {TextField} from '../../ui/Field';
import {CopyLink} from './CopyLink';
import {HowComputed} from './HowComputed';
import {SavingsResults} from './SavingsResults';
import {SendFigures} from './SendFigures';
import {savingsSteps} from './savingsSteps';
import {useAlive} from '../../ui/useAlive';
import {useSavingsForm} from './useSavingsForm';
import {cardLook} from '../../ui/Card';
import {Cluster} from '../../ui/Cluster';
import {Split} from '../../ui/Split';
import styles from './Calculator.module.css';

const {clients, price, tools} = savingsInputs;
const defaultTools: readonly string[] = tools;

/** Savings calculator: the visitor's current cost, compared with the plan for the same clients and tools. */
export default function SavingsCalculator() {
  const language = useWordsLanguage(words);
  const {form, input, result, capped, announcement, address, onInput} = useSavingsForm();
  return (
    <Split
      first={1.1}
      align="stretch"
      className={cardLook({tone: 'flat', className: clsx(styles.calculator, useAlive() && styles.drawn)})}
    >
      {/* Nothing is sent anywhere: every change is computed in place. */}
      <form
        ref={form}
        className={styles.inputs}
        onInput={onInput}
        onSubmit={(event) => event.preventDefault()}
      >
        <h3 className={styles.title}>{words.inputs}</h3>
        <div className={styles.clients}>
          <TextField
            id="savings-clients"
            name="clients"
            label={words.clients}
            hint={words.clientsHint}
            type="number"
            inputMode="numeric"
            min={clients.min}
            max={clients.max}
            defaultValue={clients.default}
          />
          <input
            type="range"
            name="clientsSlider"
            className="screenOnly"
            aria-label={words.clientsSlider}
            min={clients.min}
            max={clients.sliderMax}
            defaultValue={clients.default}
          />
        </div>
        <TextField
          id="savings-price"
          name="price"
          label={words.price}
          hint={words.priceHint}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={price.default}
        />
        <fieldset className={styles.tools}>
          <legend>{words.tools}</legend>
          {toolIds.map((id) => (
            <label key={id} className="signed">
              <input type="checkbox" name="tools" value={id} defaultChecked={defaultTools.includes(id)} />
              {words.toolNames[id]}
            </label>
          ))}
        </fieldset>
        <noscript>{shared.withoutScript}</noscript>
      </form>
      <SavingsResults result={result} capped={capped} />
      <Cluster className={styles.foot}>
        <HowComputed name="savings-how" steps={savingsSteps(input, result, language)} />
        <SendFigures topic="savings" attachment="savings-calculator" />
        <CopyLink key={savingsQuery(input)} idPrefix="savings" address={address} />
      </Cluster>
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </Split>
  );
}
