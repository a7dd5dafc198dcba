import {savingsCalculator as words} from '@content/savingsCalculator';
import {savingsInputs, savingsParameters, toolIds} from '@site/src/data/savings';
import {
  computeSavings,
  normaliseSavings,
  parseSavingsQuery,
  savingsDefaults,
  type SavingsInput,
  savingsQuery,
} from '@site/src/data/calculators/savings';
import {parseDecimal} from '@site/src/lib/decimal';
import {formats} from '@site/src/data/format';
import {fieldOf} from './fields';
import {savingsText} from './savingsSteps';
import {type Calculation, useCalculator} from './useCalculator';

const calculation: Calculation<SavingsInput> = {
  words,
  defaults: savingsDefaults,
  slider: 'clientsSlider',
  address: {names: savingsParameters, parse: parseSavingsQuery, query: savingsQuery},
  attachment: {
    island: 'savings-calculator',
    text: (input, language, address) => savingsText(normaliseSavings(input), language, address),
  },
  // Invalid numbers count as 0, with a message once the field is left.
  read(form, _before, language) {
    const chosen = new FormData(form).getAll('tools');
    return {
      clients: fieldOf(form, 'clients').valueAsNumber || 0,
      price: parseDecimal(fieldOf(form, 'price').value, language) || 0,
      tools: toolIds.filter((id) => chosen.includes(id)),
    };
  },
  mend(form, language) {
    for (const field of ['clients', 'price'].map((name) => fieldOf(form, name))) {
      if (Number.isNaN(parseDecimal(field.value, language))) {
        field.value = '0';
      }
    }
  },
  announce(input, language) {
    const {annualSavings} = computeSavings(normaliseSavings(input));
    return annualSavings > 0 ? words.announce(formats(language).eur(annualSavings)) : words.noSaving;
  },
};

/** The calculator's form. Result and address follow it. */
export function useSavingsForm() {
  const {input: entered, ...calculator} = useCalculator(calculation);
  const input = normaliseSavings(entered);
  return {
    ...calculator,
    input,
    result: computeSavings(input),
    /** Inputs of which more was entered than the calculator counts. */
    capped: (['clients', 'price'] as const).filter((name) => entered[name] > savingsInputs[name].max),
  };
}
