import {useEffect, useRef, useState, type FormEvent} from 'react';
import {priceRuler as words} from '@content/priceRuler';
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs as limits, priceRulerNeeds, priceRulerParameters} from '@site/src/data/priceRuler';
import {decimalText} from '@site/src/lib/decimal';
import {
  computePriceRuler,
  parsePriceRulerQuery,
  priceRulerDefaults,
  priceRulerQuery,
  type PriceRulerInput,
} from '@site/src/data/calculators/priceRuler';
import {formats} from '@site/src/lib/format';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import {correction, fieldOf, isAbove, isTouched, numberWithin, typedAt} from './fields';
import {addressOf, writeQuery} from './pageAddress';

/** Milliseconds without a change after which the address is written and the result is announced. */
const pause = 500;

const names = ['clients', 'mspUsers', 'ownCost', 'margin', 'price'] as const;
type FieldName = (typeof names)[number];

/** The boxes of what the plan must have. */
const boxesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[name="needs"]')];

/** What the form holds; what is no number leaves the one that was there before. */
function read(form: HTMLFormElement, before: PriceRulerInput, language: string): PriceRulerInput {
  const numberOf = (name: FieldName, round?: (value: number) => number) =>
    numberWithin(fieldOf(form, name), limits[name], language, round);
  const whole = (name: 'clients' | 'mspUsers') => numberOf(name, Math.floor) ?? before[name];
  const amount = (name: 'ownCost' | 'margin') => numberOf(name) ?? before[name];
  return {
    clients: whole('clients'),
    mspUsers: whole('mspUsers'),
    ownCost: amount('ownCost'),
    margin: amount('margin'),
    price: numberOf('price') ?? null,
    needs: priceRulerNeeds.filter((feature) =>
      boxesOf(form).some(({value, checked}) => checked && value === feature),
    ),
  };
}

/** Puts numbers into the fields, as they are counted. */
function write(
  form: HTMLFormElement,
  input: PriceRulerInput,
  language: string,
  which: readonly string[],
): void {
  for (const name of names.filter((each) => which.includes(each))) {
    const value = input[name];
    fieldOf(form, name).value = value === null ? '' : decimalText(value, language);
  }
  fieldOf(form, 'slider').value = String(input.clients);
}

/** The box of the price table on the same page, where it has one. */
const tableBox = () => document.querySelector<HTMLInputElement>('#hero [name="needs"]');

/** The price table marks what costs least with the same needs. */
function tellTable(needs: readonly string[]): void {
  const asked = tableBox();
  if (asked) {
    asked.checked = needs.includes(asked.value);
  }
}

/** The ruler's form. The values stay with the browser; drawing, result and address follow them. */
export function usePriceRuler() {
  const language = useWordsLanguage(words);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [input, setInput] = useState(priceRulerDefaults);
  const [announcement, setAnnouncement] = useState('');
  const [corrected, setCorrected] = useState<Partial<Record<FieldName, string>>>({});
  const current = useRef(input);

  useEffect(() => {
    const {current: element} = form;
    if (!element) {
      return;
    }
    const stored = parsePriceRulerQuery(location.search);
    const slider = fieldOf(element, 'slider');
    const touched = names.filter((name) => isTouched(fieldOf(element, name)));
    // Of field and slider the one moved last counts.
    if (isTouched(slider) && typedAt(slider) >= typedAt(fieldOf(element, 'clients'))) {
      fieldOf(element, 'clients').value = slider.value;
      touched.push('clients');
    }
    // A box that was touched before React came stays as it is.
    for (const box of boxesOf(element).filter((each) => !isTouched(each))) {
      box.checked = stored.needs.some((feature) => feature === box.value);
    }
    write(
      element,
      stored,
      language,
      names.filter((name) => !touched.includes(name)),
    );
    const next = read(element, stored, language);
    slider.value = String(next.clients);
    current.current = next;
    setInput(next);
    const settle = () => writeQuery(priceRulerParameters, priceRulerQuery(current.current));
    if (touched.length > 0 || boxesOf(element).some(isTouched)) {
      settle();
    }
    // The price table at the head of the page asks for one of the needs, too: both say the same.
    const asked = tableBox();
    const follow = () => {
      const box = boxesOf(element).find(({value}) => value === asked?.value);
      if (asked && box && box.checked !== asked.checked) {
        box.checked = asked.checked;
        box.dispatchEvent(new Event('input', {bubbles: true}));
      }
    };
    if (asked?.checked) {
      follow();
    } else {
      tellTable(next.needs);
    }
    asked?.addEventListener('change', follow);
    // What is no number, or beyond the limits, stays as it is, and the field says what counts instead.
    const leave = ({target}: FocusEvent) => {
      const field = names.find((each) => each === (target as HTMLInputElement).name);
      if (field) {
        const said = correction(target as HTMLInputElement, current.current[field], limits[field], language);
        setCorrected((before) => ({...before, [field]: said}));
        if (said) {
          setAnnouncement(said);
        }
      }
      settle();
    };
    element.addEventListener('focusout', leave);
    // Within the page, Back may lead to an address from before: it gets the calculation that is shown.
    addEventListener('popstate', settle);
    return () => {
      clearTimeout(timer.current);
      asked?.removeEventListener('change', follow);
      element.removeEventListener('focusout', leave);
      removeEventListener('popstate', settle);
    };
  }, [language]);

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const {currentTarget} = event;
    const changed = event.target as HTMLInputElement;
    if (changed.name === 'slider') {
      fieldOf(currentTarget, 'clients').value = changed.value;
    }
    const next = read(currentTarget, current.current, language);
    if (changed.name !== 'slider') {
      fieldOf(currentTarget, 'slider').value = String(next.clients);
    }
    current.current = next;
    setInput(next);
    tellTable(next.needs);
    const field = changed.name === 'slider' ? 'clients' : names.find((each) => each === changed.name);
    if (field) {
      const typed = fieldOf(currentTarget, field);
      // More digits make no smaller number: what is too large is said at once, the rest when the field is left.
      const said = isAbove(typed, limits[field], language)
        ? correction(typed, next[field], limits[field], language)
        : undefined;
      setCorrected((before) => ({...before, [field]: said}));
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      writeQuery(priceRulerParameters, priceRulerQuery(next));
      const {least} = computePriceRuler(next, priceList.all);
      const {eur} = formats(language);
      if (!least) {
        setAnnouncement(words.result.none);
        return;
      }
      const {offer, alone, ask, price, earnings} = least;
      const chosen = words.result.chosen(offer.plan.name, alone);
      const said = words.announce(next.clients, chosen, eur(offer.eurPerMonth), eur(ask));
      setAnnouncement(
        earnings.kept < 0 ? `${said} ${words.announceLoss(eur(price), eur(-earnings.kept))}` : said,
      );
    }, pause);
  }

  return {
    form,
    input,
    result: computePriceRuler(input, priceList.all),
    /** Nothing was entered: these are the numbers that the ruler starts with. */
    example: priceRulerQuery(input) === '',
    /** What is said below a field that counts another number than the one that was typed. */
    corrected,
    announcement,
    address: () => addressOf(priceRulerQuery(input), form.current),
    onInput,
  };
}
