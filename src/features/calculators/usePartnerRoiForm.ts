import {useEffect, useRef, useState, type FormEvent} from 'react';
import {partnerRoiParameters} from '@site/src/data/partnerRoi';
import {parseDecimal} from './decimal';
import {
  parsePartnerRoiQuery,
  partnerRoiDefaults,
  type PartnerRoiInput,
  type PartnerRoiProblem,
  partnerRoiProblems,
  partnerRoiQuery,
} from '@site/src/data/calculators/partnerRoi';
import {provideAttachment} from '@site/src/lib/contactAttachments';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {partnerRoiCalculator as words} from '@content/partnerRoiCalculator';
import {fieldOf, fill} from './fields';
import {addressOf, writeQuery} from './pageAddress';
import {partnerRoiText} from './partnerRoiSteps';

/** Duration of the busy state in milliseconds: the calculation itself takes no time. */
const calculatingMs = 400;

const read = (form: HTMLFormElement, language: string): PartnerRoiInput => ({
  numberOfClients: fieldOf(form, 'clients').valueAsNumber,
  pricePerClient: parseDecimal(fieldOf(form, 'price').value, language),
});

/** True if the form differs from the input of a result. */
const differs = (form: HTMLFormElement, language: string, from: PartnerRoiInput): boolean =>
  partnerRoiQuery(read(form, language)) !== partnerRoiQuery(from);

/** Runs the partner calculator. Values stay in the browser; a submit computes them and updates the URL. */
export function usePartnerRoiForm() {
  const language = useWordsLanguage(words);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Focused element when the form was disabled. */
  const focused = useRef<HTMLElement>(null);
  const [clients, setClients] = useState(partnerRoiDefaults.numberOfClients);
  const [problem, setProblem] = useState<PartnerRoiProblem>();
  const [calculating, setCalculating] = useState(false);
  const [changed, setChanged] = useState(false);
  const [computed, setComputed] = useState<PartnerRoiInput | null>(null);

  useEffect(() => {
    const {current} = form;
    if (!current) {
      return;
    }
    const stored = parsePartnerRoiQuery(location.search);
    if (stored) {
      fill(current, {clients: stored.numberOfClients, price: stored.pricePerClient}, language);
    }
    setClients(read(current, language).numberOfClients);
    setChanged(differs(current, language, stored ?? partnerRoiDefaults));
    setComputed(stored);
    return () => clearTimeout(timer.current);
  }, [language]);

  useEffect(() => {
    // Going back within the page may restore an outdated URL: updates it to the shown result.
    const write = () => writeQuery(partnerRoiParameters, computed ? partnerRoiQuery(computed) : '');
    addEventListener('popstate', write);
    const withdraw = provideAttachment('partner-roi-calculator', () => {
      const input = computed ?? partnerRoiDefaults;
      return partnerRoiText(input, language, addressOf(partnerRoiQuery(input), form.current));
    });
    return () => {
      removeEventListener('popstate', write);
      withdraw();
    };
  }, [computed, language]);

  useEffect(() => {
    if (calculating) {
      return;
    }
    // Disabling a field removes its focus: restores it for keyboard users.
    if (document.activeElement === document.body) {
      focused.current?.focus();
    }
    focused.current = null;
  }, [calculating]);

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const field = event.target as HTMLInputElement;
    setChanged(differs(event.currentTarget, language, computed ?? partnerRoiDefaults));
    if (field.name === 'clients') {
      setClients(field.valueAsNumber);
    } else {
      // Clears a field's error once the visitor edits it.
      setProblem(undefined);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const input = read(event.currentTarget, language);
    // The slider's values are always valid.
    const {pricePerClient: found} = partnerRoiProblems(input);
    setProblem(found);
    if (found) {
      fieldOf(event.currentTarget, 'price').focus();
      return;
    }
    focused.current = event.currentTarget.contains(document.activeElement)
      ? (document.activeElement as HTMLElement)
      : null;
    setCalculating(true);
    timer.current = setTimeout(() => {
      writeQuery(partnerRoiParameters, partnerRoiQuery(input));
      setComputed(input);
      // The slider can move while the form calculates.
      setChanged(form.current !== null && differs(form.current, language, input));
      setCalculating(false);
    }, calculatingMs);
  }

  return {
    form,
    clients,
    problem,
    calculating,
    /** True if the form changed since the shown result. */
    changed,
    /** Input of the last result; `null` before the first. */
    computed,
    address: () => addressOf(partnerRoiQuery(computed ?? partnerRoiDefaults), form.current),
    onInput,
    onSubmit,
  };
}
