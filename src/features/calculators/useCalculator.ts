import {useEffect, useRef, useState, type FormEvent} from 'react';
import {type AttachmentIsland, provideAttachment} from '@site/src/lib/contactAttachments';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {correction, fieldOf, fill, isAbove, type Limits} from './fields';
import {addressOf, writeQuery} from './pageAddress';

/** Pause in typing before the URL is updated and the result announced, in milliseconds. */
const pause = 500;

/** A calculator with a live result. Keys of the input are names of fields. */
export interface Calculation<Input extends object> {
  readonly words: object;
  readonly defaults: Input;
  /** Fields that show a correction for numbers outside their limits. */
  readonly limits?: Readonly<Record<string, Limits>>;
  /** Name of the range input for the number of clients. */
  readonly slider?: string;
  /** Query string of the page. */
  readonly address?: {
    readonly names: readonly string[];
    readonly parse: (search: string) => Input;
    readonly query: (input: Input) => string;
  };
  /** Attachment of the contact message. */
  readonly attachment?: {
    readonly island: AttachmentIsland;
    readonly text: (input: Input, language: string, address: string) => string;
  };
  /** @param before fallback for fields without a number */
  readonly read: (form: HTMLFormElement, before: Input, language: string) => Input;
  /** Corrects a field when the visitor leaves it. */
  readonly mend?: (form: HTMLFormElement, language: string) => void;
  readonly announce: (input: Input, language: string) => string;
}

/** Runs a calculator's form. Values stay in the browser; result and URL follow them. `calculation` must not change. */
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
    const {defaults, limits = {}, slider, address, attachment, read, mend} = calculation;
    const take = (before: Input) => {
      current.current = read(element, before, language);
      setInput(current.current);
    };
    const settle = () => address && writeQuery(address.names, address.query(current.current));
    /** Shows the correction of an invalid number below its field. The text in the field stays. */
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
    // Includes fields that were left before hydration.
    Object.keys(limits)
      .filter((name) => fieldOf(element, name) !== document.activeElement)
      .forEach(correct);
    // Leaving a field may precede leaving the page: updates the URL first.
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
    // Going back within the page may restore an outdated URL: updates it to the current calculation.
    addEventListener('popstate', settle);
    const withdraw =
      attachment &&
      provideAttachment(attachment.island, () => {
        const place = addressOf(address?.query(current.current) ?? '', element);
        return attachment.text(current.current, language, place);
      });
    return () => {
      clearTimeout(timer.current);
      element.removeEventListener('focusout', leave);
      removeEventListener('popstate', settle);
      withdraw?.();
    };
  }, [calculation, language]);

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const {limits = {}, slider, address, announce, read} = calculation;
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
    const name = moved ? 'clients' : changed.name;
    const limit = limits[name];
    if (limit) {
      const field = fieldOf(currentTarget, name);
      // More digits never make a number smaller: reports too large numbers at once, others when the field is left.
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
    /** Corrections by field. */
    corrected,
    announcement,
    address: () => addressOf(calculation.address?.query(input) ?? '', form.current),
    onInput,
  };
}
