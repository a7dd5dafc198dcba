import {useEffect, useRef, useState, type FormEvent} from 'react';
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
import {correction, fieldOf, isAbove, numberWithin} from './fields';
import styles from './FloorPrice.module.css';

/** Milliseconds without a change after which the result is announced. */
const pause = 500;

type FieldName = keyof FloorPriceInput;
export const floorPriceFields = keysOf(limits);

/** What the form holds: numbers within their limits; what is none leaves the number that was there before. */
function read(form: HTMLFormElement, before: FloorPriceInput, language: string): FloorPriceInput {
  const numberOf = (name: FieldName): number =>
    numberWithin(fieldOf(form, name), limits[name], language, name === 'clients' ? Math.floor : undefined) ??
    before[name];
  return Object.fromEntries(
    floorPriceFields.map((name) => [name, numberOf(name)]),
  ) as unknown as FloorPriceInput;
}

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

/** The form of the floor price. The values stay with the browser, and the result follows them. */
export function useFloorPrice() {
  const language = useWordsLanguage(words);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [input, setInput] = useState(floorPriceDefaults);
  const [announcement, setAnnouncement] = useState('');
  const [corrected, setCorrected] = useState<Partial<Record<FieldName, string>>>({});
  const current = useRef(input);

  useEffect(() => {
    const {current: element} = form;
    if (!element) {
      return;
    }
    // What was typed before React came, and what the browser brought back.
    current.current = read(element, floorPriceDefaults, language);
    setInput(current.current);
    /** What is no number, or beyond the limits, stays as it is, and the field says what counts instead. */
    const settle = (field: FieldName) => {
      const said = correction(fieldOf(element, field), current.current[field], limits[field], language);
      setCorrected((before) => ({...before, [field]: said}));
      if (said) {
        setAnnouncement(said);
      }
    };
    // Fields that were left before React came, too.
    floorPriceFields.filter((name) => fieldOf(element, name) !== document.activeElement).forEach(settle);
    const leave = ({target}: FocusEvent) => {
      const field = floorPriceFields.find((each) => each === (target as HTMLInputElement).name);
      if (field) {
        settle(field);
      }
    };
    element.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer.current);
      element.removeEventListener('focusout', leave);
    };
  }, [language]);

  /** Nothing was entered: these are the numbers of the guide. */
  const example = floorPriceFields.every((name) => input[name] === floorPriceDefaults[name]);
  useEffect(() => tellText(language, input, example), [language, input, example]);

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const field = event.target as HTMLInputElement;
    const name = field.name as FieldName;
    const next = read(event.currentTarget, current.current, language);
    current.current = next;
    setInput(next);
    // More digits make no smaller number: what is too large is said at once, the rest when the field is left.
    const said = isAbove(field, limits[name], language)
      ? correction(field, next[name], limits[name], language)
      : undefined;
    setCorrected((before) => ({...before, [name]: said}));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const {eur} = formats(language);
      const {cost, floor, list} = computeFloorPrice(next);
      setAnnouncement(words.announce(eur(toCents(cost)), eur(floor.price), eur(list.price)));
    }, pause);
  }

  return {
    form,
    input,
    result: computeFloorPrice(input),
    example,
    /** What is said below a field that counts another number than the one that was typed. */
    corrected,
    announcement,
    onInput,
  };
}
