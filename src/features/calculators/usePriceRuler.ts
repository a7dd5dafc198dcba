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
import {boxesOf, readNumbers} from './fields';
import {type Calculation, useCalculator} from './useCalculator';

/** Returns the checkbox of the price table on the same page, if any. */
const tableBox = () => document.querySelector<HTMLInputElement>('#hero [name="needs"]');

/** Updates the price table's checkbox, so that it marks the cheapest plan with the same needs. */
function tellTable({needs}: PriceRulerInput): void {
  const asked = tableBox();
  if (asked) {
    asked.checked = needs.some((feature) => feature === asked.value);
  }
}

/** Follows the price table's checkbox: it is one of the ruler's needs. */
function followTable(form: HTMLFormElement, input: PriceRulerInput) {
  const asked = tableBox();
  const follow = () => {
    const box = boxesOf(form, 'needs').find(({value}) => value === asked?.value);
    if (asked && box && box.checked !== asked.checked) {
      box.checked = asked.checked;
      box.dispatchEvent(new Event('input', {bubbles: true}));
    }
  };
  if (asked?.checked) {
    follow();
  } else {
    tellTable(input);
  }
  asked?.addEventListener('change', follow);
  return () => asked?.removeEventListener('change', follow);
}

function announce(input: PriceRulerInput, language: string): string {
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
  tell: tellTable,
  listen: followTable,
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
