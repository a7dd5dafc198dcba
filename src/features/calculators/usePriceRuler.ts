import {priceRuler as words} from '@content/priceRuler';
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs as limits, priceRulerNeeds, priceRulerParameters} from '@site/src/data/priceRuler';
import {
  computePriceRuler,
  parsePriceRulerQuery,
  priceRulerDefaults,
  priceRulerQuery,
  type PriceRulerInput,
} from '@site/src/data/calculators/priceRuler';
import {formats} from '@site/src/data/format';
import {readNumbers} from './fields';
import {type Calculation, useCalculator} from './useCalculator';

/** Returns what screen readers say of a result. */
export function announce(input: PriceRulerInput, language: string): string {
  const {least} = computePriceRuler(input, priceList.all);
  if (!least) {
    return words.result.none;
  }
  const {eur} = formats(language);
  const {offer, alone, ask, price, earnings} = least;
  const chosen = words.result.chosen(offer.plan.name, alone);
  const said = words.announce(input.clients, chosen, eur(offer.eurPerMonth), eur(ask));
  return earnings.kept < 0 ? `${said} ${words.announceLoss(eur(price), eur(-earnings.kept))}` : said;
}

const calculation: Calculation<PriceRulerInput> = {
  words,
  defaults: priceRulerDefaults,
  limits,
  slider: 'slider',
  address: {names: priceRulerParameters, parse: parsePriceRulerQuery, query: priceRulerQuery},
  read(form, before, language) {
    const chosen = new FormData(form).getAll('needs');
    const needs = priceRulerNeeds.filter((feature) => chosen.includes(feature));
    return {...readNumbers(form, before, limits, language), needs};
  },
  announce,
};

/** The ruler's form. Drawing, result and address follow it. */
export function usePriceRuler() {
  const calculator = useCalculator(calculation);
  return {
    ...calculator,
    result: computePriceRuler(calculator.input, priceList.all),
    /** Nothing was entered: these are the numbers that the ruler starts with. */
    example: priceRulerQuery(calculator.input) === '',
  };
}
