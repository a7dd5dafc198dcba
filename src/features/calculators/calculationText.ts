import type {Step} from './HowComputed';

interface Calculation {
  title: string;
  inputs: readonly (readonly [name: string, value: string])[];
  steps: readonly Step[];
  notes?: readonly string[];
  /** URL that reopens the calculation. */
  address: string;
}

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
