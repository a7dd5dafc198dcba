import {useEffect, useRef, useState, type FormEvent} from 'react';
import {floorPrice as words} from '@content/floorPrice';
import {priceRuler} from '@content/priceRuler';
import {floorPriceInputs as limits} from '@site/src/data/floorPrice';
import {decimalText, parseDecimal, toCents} from '@site/src/lib/calculators/decimal';
import {
  computeFloorPrice,
  floorPriceDefaults,
  type FloorPriceInput,
} from '@site/src/lib/calculators/floorPrice';
import {keysOf} from '@site/src/lib/keysOf';
import {formats} from '@site/src/lib/format';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import {fieldOf, numberWithin} from './fields';

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
    /** What is no number, or beyond the limits, becomes what is counted. */
    const settle = (field: FieldName) => {
      const counted = current.current[field];
      const {min, max} = limits[field];
      const said =
        parseDecimal(fieldOf(element, field).value, language) === counted
          ? undefined
          : priceRuler.inputs.corrected(counted, min, max);
      fieldOf(element, field).value = decimalText(counted, language);
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

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const {name} = event.target as HTMLInputElement;
    const next = read(event.currentTarget, current.current, language);
    current.current = next;
    setInput(next);
    setCorrected((before) => ({...before, [name]: undefined}));
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
    /** Nothing was entered: these are the numbers of the guide. */
    example: floorPriceFields.every((name) => input[name] === floorPriceDefaults[name]),
    /** What is said above a field that counts another number than the one that was typed. */
    corrected,
    announcement,
    onInput,
  };
}
