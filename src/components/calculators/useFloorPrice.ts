import {useEffect} from 'react';
import {floorPrice as words} from '@content/floorPrice';
import {floorPriceInputs as limits} from '@site/src/data/floorPrice';
import {toCents} from '@site/src/lib/decimal';
import {
  computeFloorPrice,
  floorPriceDefaults,
  type FloorPriceInput,
} from '@site/src/data/calculators/floorPrice';
import {guideNumbers} from '@site/src/data/calculators/guideNumbers';
import {keysOf} from '@site/src/lib/keysOf';
import {formats} from '@site/src/lib/format';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import {readNumbers} from './fields';
import {type Calculation, useCalculator} from './useCalculator';
import styles from './FloorPrice.module.css';

export const floorPriceFields = keysOf(limits);

/** What the text of the guide said before somebody entered numbers. */
const written = new Map<Element, string>();

/**
 * Lets the numbers that the text of the guide names (`<data value="floor">`) say the reader's, marked; with those of the
 * example, what the text was written with.
 */
function tellText(language: string, input: FloorPriceInput, example: boolean): void {
  const numbers = guideNumbers(language, input, words.steps.so);
  const places = [...document.querySelectorAll('data')].filter(({value}) => value in numbers);
  for (const place of places) {
    const before = written.get(place) ?? place.textContent;
    written.set(place, before);
    place.textContent = example ? before : (numbers[place.value] ?? before);
    place.classList.toggle(styles.own!, place.textContent !== before);
  }
}

const calculation: Calculation<FloorPriceInput> = {
  words,
  defaults: floorPriceDefaults,
  limits,
  read: (form, before, language) => readNumbers(form, before, limits, language),
  announce(input, language) {
    const {eur} = formats(language);
    const {cost, floor, list} = computeFloorPrice(input);
    return words.announce(eur(toCents(cost)), eur(floor.price), eur(list.price));
  },
};

/** The form of the floor price. The result and the text of the guide follow it. */
export function useFloorPrice() {
  const language = useWordsLanguage(words);
  const calculator = useCalculator(calculation);
  const {input} = calculator;
  /** Nothing was entered: these are the numbers of the guide. */
  const example = floorPriceFields.every((name) => input[name] === floorPriceDefaults[name]);
  useEffect(() => tellText(language, input, example), [language, input, example]);
  return {...calculator, result: computeFloorPrice(input), example};
}
