import {useEffect} from 'react';
import {floorPrice as words} from '@content/floorPrice';
import {floorPriceInputs as limits} from '@site/src/data/floorPrice';
import {toCents} from '@site/src/lib/round';
import {
  computeFloorPrice,
  floorPriceDefaults,
  type FloorPriceInput,
} from '@site/src/data/calculators/floorPrice';
import {guideNumbers} from '@site/src/data/calculators/guideNumbers';
import {keysOf} from '@site/src/lib/keysOf';
import {formats} from '@site/src/data/format';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {readNumbers} from './fields';
import {type Calculation, useCalculator} from './useCalculator';
import styles from './FloorPrice.module.css';

export const floorPriceFields = keysOf(limits);

/** Original numbers of the guide's text. */
const written = new Map<Element, string>();

/** Updates and marks the numbers in the guide's text (`<data value="floor">`). The example restores the original. */
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

/** Runs the floor price form. The result and the guide's text follow it. */
export function useFloorPrice() {
  const language = useWordsLanguage(words);
  const calculator = useCalculator(calculation);
  const {input} = calculator;
  /** True for the guide's numbers, before any input. */
  const example = floorPriceFields.every((name) => input[name] === floorPriceDefaults[name]);
  useEffect(() => tellText(language, input, example), [language, input, example]);
  return {...calculator, result: computeFloorPrice(input), example};
}
