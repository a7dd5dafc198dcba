import {useEffect, useRef, useState, type FormEvent} from 'react';
import {savingsCalculator as words} from '@content/savingsCalculator';
import {savingsInputs, savingsParameters, toolIds} from '@site/src/data/savings';
import {
  computeSavings,
  normaliseSavings,
  savingsDefaults,
  type SavingsInput,
} from '@site/src/data/calculators/savings';
import {parseSavingsQuery, savingsQuery} from '@site/src/data/calculators/savingsQuery';
import {decimalText, parseDecimal} from '@site/src/lib/decimal';
import {provideAttachment} from '@site/src/lib/contactAttachments';
import {formats} from '@site/src/lib/format';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import {fieldOf, isTouched, typedAt} from './fields';
import {addressOf, writeQuery} from './pageAddress';
import {savingsText} from './savingsSteps';

/** Milliseconds without a change after which the address is written and the result is announced. */
const pause = 500;

/** What the form holds; text that is no number counts as 0. */
function read(form: HTMLFormElement, language: string): SavingsInput {
  const chosen = new FormData(form).getAll('tools');
  return {
    clients: fieldOf(form, 'clients').valueAsNumber || 0,
    price: parseDecimal(fieldOf(form, 'price').value, language) || 0,
    tools: toolIds.filter((id) => chosen.includes(id)),
  };
}

/**
 * Puts what the address holds into the fields that nobody has touched, and brings the number of clients and its slider
 * together.
 *
 * @returns whether anybody had touched one
 */
function fill(form: HTMLFormElement, language: string): boolean {
  const stored = parseSavingsQuery(location.search);
  const [clients, slider, price] = ['clients', 'clientsSlider', 'price'].map((name) =>
    fieldOf(form, name),
  ) as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name="tools"]')];
  const touched = [clients, slider, price, ...boxes].some(isTouched);

  if (!isTouched(clients)) {
    clients.value = isTouched(slider) ? slider.value : String(stored.clients);
  } else if (typedAt(slider) > typedAt(clients)) {
    clients.value = slider.value;
  }
  // An empty text would put it into the middle.
  slider.value = clients.value || '0';
  if (!isTouched(price)) {
    price.value = decimalText(stored.price, language);
  }
  for (const box of boxes.filter((candidate) => !isTouched(candidate))) {
    box.checked = stored.tools.some((id) => id === box.value);
  }
  return touched;
}

/** The calculator's form. The values stay with the browser; the result and the address follow them. */
export function useSavingsForm() {
  const language = useWordsLanguage(words);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [entered, setEntered] = useState(savingsDefaults);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const {current} = form;
    if (!current) {
      return;
    }
    const write = () => writeQuery(savingsParameters, savingsQuery(read(current, language)));
    if (fill(current, language)) {
      write();
    }
    setEntered(read(current, language));
    // What is no number counts as 0, and says so. Whoever leaves a field may leave the page: the address is written before.
    const leave = () => {
      for (const name of ['clients', 'price']) {
        const field = fieldOf(current, name);
        if (Number.isNaN(parseDecimal(field.value, language))) {
          field.value = '0';
        }
      }
      write();
    };
    current.addEventListener('focusout', leave);
    // Within the page, Back may lead to an address from before the last change: it gets the numbers that are shown.
    addEventListener('popstate', write);
    const withdraw = provideAttachment('savings-calculator', () => {
      const input = normaliseSavings(read(current, language));
      return savingsText(input, language, addressOf(savingsQuery(input), current));
    });
    return () => {
      clearTimeout(timer.current);
      current.removeEventListener('focusout', leave);
      removeEventListener('popstate', write);
      withdraw();
    };
  }, [language]);

  /** Writes the address and says the result. */
  function settle(current: HTMLFormElement): void {
    writeQuery(savingsParameters, savingsQuery(read(current, language)));
    const {annualSavings} = computeSavings(normaliseSavings(read(current, language)));
    setAnnouncement(
      annualSavings > 0 ? words.announce(formats(language).eur(annualSavings)) : words.noSaving,
    );
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const {currentTarget} = event;
    const changed = event.target as HTMLInputElement;
    if (changed.name === 'clientsSlider') {
      fieldOf(currentTarget, 'clients').value = changed.value;
    } else if (changed.name === 'clients') {
      fieldOf(currentTarget, 'clientsSlider').value = changed.value || '0';
    }
    setEntered(read(currentTarget, language));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(currentTarget), pause);
  }

  const input = normaliseSavings(entered);
  return {
    form,
    input,
    result: computeSavings(input),
    /** Inputs of which more was entered than the calculator counts. */
    capped: (['clients', 'price'] as const).filter((name) => entered[name] > savingsInputs[name].max),
    announcement,
    address: () => addressOf(savingsQuery(input), form.current),
    onInput,
  };
}
