import {useEffect, useRef, useState, type FormEvent} from 'react';
import {savingsInputs, toolIds} from '@site/src/data/savings';
import {computeSavings, type SavingsInput} from '@site/src/lib/calculators/savings';

const defaults: SavingsInput = {
  clients: savingsInputs.clients.default,
  price: savingsInputs.price.default,
  tools: savingsInputs.tools,
};

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** What the form holds; text that is no number counts as 0 (specification, section 5). */
function read(form: HTMLFormElement): SavingsInput {
  const chosen = new FormData(form).getAll('tools');
  const number = (name: string) => input(form, name).valueAsNumber || 0;
  return {
    clients: Math.min(number('clients'), savingsInputs.clients.max),
    price: number('price'),
    tools: toolIds.filter((id) => chosen.includes(id)),
  };
}

/** The calculator's form. The values stay with the browser; the result follows them. */
export function useSavingsForm() {
  const form = useRef<HTMLFormElement>(null);
  const [result, setResult] = useState(() => computeSavings(defaults));

  // What was entered before React arrived counts too.
  useEffect(() => {
    if (form.current) {
      setResult(computeSavings(read(form.current)));
    }
  }, []);

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const changed = event.target as HTMLInputElement;
    const {currentTarget} = event;
    if (changed.name === 'clientsSlider') {
      input(currentTarget, 'clients').value = changed.value;
    } else if (changed.name === 'clients') {
      input(currentTarget, 'clientsSlider').value = changed.value;
    }
    setResult(computeSavings(read(currentTarget)));
  }

  return {form, result, onInput};
}
