import {useEffect, useRef, useState, type FormEvent} from 'react';
import {type AttachmentIsland, provideAttachment} from '@site/src/lib/contactAttachments';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import {correction, fieldOf, fill, isAbove, type Limits} from './fields';
import {addressOf, writeQuery} from './pageAddress';

/** Milliseconds without a change after which the address is written and the result is announced. */
const pause = 500;

/** A calculation whose result follows what is entered. The keys of the input are the names of the fields. */
export interface Calculation<Input extends object> {
  readonly words: object;
  readonly defaults: Input;
  /** Fields that say what counts instead of a number beyond their limits. */
  readonly limits?: Readonly<Record<string, Limits>>;
  /** Name of a range that goes with the number of clients. */
  readonly slider?: string;
  /** The calculation in the address of the page. */
  readonly address?: {
    readonly names: readonly string[];
    readonly parse: (search: string) => Input;
    readonly query: (input: Input) => string;
  };
  /** What goes with a contact message. */
  readonly attachment?: {
    readonly island: AttachmentIsland;
    readonly text: (input: Input, language: string, address: string) => string;
  };
  /** @param before counts where a field holds no number */
  readonly read: (form: HTMLFormElement, before: Input, language: string) => Input;
  /** Puts right what a field held as it is left. */
  readonly mend?: (form: HTMLFormElement, language: string) => void;
  readonly announce: (input: Input, language: string) => string;
  /** Tells other parts of the page. */
  readonly tell?: (input: Input) => void;
  /** Listens to other parts of the page, from the first input on. Returns a function that ends it. */
  readonly listen?: (form: HTMLFormElement, input: Input) => () => void;
}

/**
 * A calculator's form. The values stay with the browser; result and address follow them.
 *
 * @param calculation the same at each render
 */
export function useCalculator<Input extends object>(calculation: Calculation<Input>) {
  const language = useWordsLanguage(calculation.words);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [input, setInput] = useState(calculation.defaults);
  const [announcement, setAnnouncement] = useState('');
  const [corrected, setCorrected] = useState<Readonly<Record<string, string | undefined>>>({});
  const current = useRef(input);

  useEffect(() => {
    const {current: element} = form;
    if (!element) {
      return;
    }
    const {defaults, limits = {}, slider, address, attachment, read, mend, listen} = calculation;
    const take = (before: Input) => {
      current.current = read(element, before, language);
      setInput(current.current);
    };
    const settle = () => address && writeQuery(address.names, address.query(current.current));
    /** What is no number, or beyond the limits, stays as it is, and the field says what counts instead. */
    const correct = (name: string) => {
      const counted = current.current[name as keyof Input] as number | null;
      const said = correction(fieldOf(element, name), counted, limits[name]!, language);
      setCorrected((before) => ({...before, [name]: said}));
      if (said) {
        setAnnouncement(said);
      }
    };
    const stored = address?.parse(location.search) ?? defaults;
    const touched = fill(element, stored, language, slider);
    take(stored);
    if (slider) {
      fieldOf(element, slider).value = String((current.current as {clients?: number}).clients);
    }
    if (touched) {
      settle();
    }
    // Fields that were left before React came, too.
    Object.keys(limits)
      .filter((name) => fieldOf(element, name) !== document.activeElement)
      .forEach(correct);
    // Whoever leaves a field may leave the page: the address is written before.
    const leave = ({target}: FocusEvent) => {
      const {name} = target as HTMLInputElement;
      if (name in limits) {
        correct(name);
      }
      if (mend) {
        mend(element, language);
        take(current.current);
      }
      settle();
    };
    element.addEventListener('focusout', leave);
    // Within the page, Back may lead to an address from before the last change: it gets the calculation that is shown.
    addEventListener('popstate', settle);
    const ends = [
      listen?.(element, current.current),
      attachment &&
        provideAttachment(attachment.island, () => {
          const place = addressOf(address?.query(current.current) ?? '', element);
          return attachment.text(current.current, language, place);
        }),
    ];
    return () => {
      clearTimeout(timer.current);
      element.removeEventListener('focusout', leave);
      removeEventListener('popstate', settle);
      ends.forEach((end) => end?.());
    };
  }, [calculation, language]);

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const {limits = {}, slider, address, announce, read, tell} = calculation;
    const {currentTarget} = event;
    const changed = event.target as HTMLInputElement;
    const moved = changed.name === slider;
    if (moved) {
      fieldOf(currentTarget, 'clients').value = changed.value;
    }
    const next = read(currentTarget, current.current, language);
    if (slider && !moved) {
      fieldOf(currentTarget, slider).value = String((next as {clients?: number}).clients);
    }
    current.current = next;
    setInput(next);
    tell?.(next);
    const name = moved ? 'clients' : changed.name;
    const limit = limits[name];
    if (limit) {
      const field = fieldOf(currentTarget, name);
      // More digits make no smaller number: what is too large is said at once, the rest when the field is left.
      const said = isAbove(field, limit, language)
        ? correction(field, next[name as keyof Input] as number, limit, language)
        : undefined;
      setCorrected((before) => ({...before, [name]: said}));
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (address) {
        writeQuery(address.names, address.query(next));
      }
      setAnnouncement(announce(next, language));
    }, pause);
  }

  return {
    form,
    input,
    /** What is said below a field that counts another number than the one that was typed. */
    corrected,
    announcement,
    address: () => addressOf(calculation.address?.query(input) ?? '', form.current),
    onInput,
  };
}
