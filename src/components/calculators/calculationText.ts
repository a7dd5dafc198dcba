import type {Step} from './HowComputed';

interface Calculation {
  title: string;
  /** Names and values of what the visitor entered. */
  inputs: readonly (readonly [name: string, value: string])[];
  steps: readonly Step[];
  /** What else there is to say of the result. */
  notes?: readonly string[];
  /** Where the calculation can be opened again. */
  address: string;
}

/** A calculation as plain text, for a contact message. */
export function calculationText({title, inputs, steps, notes = [], address}: Calculation): string {
  return [
    title,
    ...inputs.map(([name, value]) => `${name}: ${value}`),
    '',
    ...steps.map(({name, formula, why}) => `${name}: ${formula}${why ? ` (${why})` : ''}`),
    ...notes,
    '',
    address,
  ].join('\n');
}
