import {savingsCalculator as words} from '@content/savingsCalculator';
import {savingsInputs, toolIds} from '@site/src/data/savings';
import {TextField} from '../ui/Field';
import {SavingsResults} from './SavingsResults';
import {useSavingsForm} from './useSavingsForm';
import styles from './SavingsCalculator.module.css';

const {clients, price, tools} = savingsInputs;
const defaultTools: readonly string[] = tools;

/** Savings calculator: what the visitor pays today against the plan that the same clients and tools need. */
export default function SavingsCalculator() {
  const {form, result, onInput} = useSavingsForm();
  return (
    <div className={styles.calculator}>
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
            type="number"
            inputMode="numeric"
            min={clients.min}
            max={clients.max}
            defaultValue={clients.default}
          />
          <input
            type="range"
            name="clientsSlider"
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
          type="number"
          inputMode="decimal"
          min={price.min}
          defaultValue={price.default}
        />
        <fieldset className={styles.tools}>
          <legend>{words.tools}</legend>
          {toolIds.map((id) => (
            <label key={id}>
              <input type="checkbox" name="tools" value={id} defaultChecked={defaultTools.includes(id)} />
              {words.toolNames[id]}
            </label>
          ))}
        </fieldset>
      </form>
      <SavingsResults result={result} />
    </div>
  );
}
