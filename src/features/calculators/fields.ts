/** Fields of a calculator's form. Values stay in the browser. */
import {priceRuler} from '@content/priceRuler';
import {decimalText, parseDecimal} from './decimal';
import {toCents} from '@site/src/lib/round';

export const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

export const boxesOf = (form: HTMLFormElement, name: string) => [
  ...form.querySelectorAll<HTMLInputElement>(`[type="checkbox"][name="${name}"]`),
];

/** Returns the time of the visitor's change before hydration, in milliseconds; 0 without a change. */
const typedAt = (field: HTMLInputElement) => Number(field.dataset.typed ?? 0);

/** True if the visitor changed the field, or the browser restored it. Such values override the query string. */
function isTouched(field: HTMLInputElement): boolean {
  return (
    typedAt(field) > 0 ||
    (field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)
  );
}

/**
 * Fills the fields that the visitor has not touched. If the slider was moved last, its number of clients wins.
 *
 * @param values values by field name; `null` empties a field
 * @returns true if any field was touched
 */
export function fill(form: HTMLFormElement, values: object, language: string, slider?: string): boolean {
  let touched = false;
  for (const [name, value] of Object.entries(values) as [string, number | null | readonly string[]][]) {
    const isList = typeof value === 'object' && value !== null;
    const fields = isList ? boxesOf(form, name) : [fieldOf(form, name)];
    touched ||= fields.some(isTouched);
    for (const field of fields.filter((each) => !isTouched(each))) {
      if (isList) {
        field.checked = value.includes(field.value);
      } else if (value === null) {
        field.value = '';
      } else {
        // Number fields reject decimal commas.
        field.value = field.type === 'number' ? String(value) : decimalText(value, language);
      }
    }
  }
  const [moved, clients] = [slider && fieldOf(form, slider), fieldOf(form, 'clients')];
  if (moved && isTouched(moved) && (!isTouched(clients) || typedAt(moved) > typedAt(clients))) {
    clients.value = moved.value;
    return true;
  }
  return touched;
}

/** Limits of a number. A field without a default may be empty. */
export interface Limits {
  readonly default?: number;
  readonly min: number;
  readonly max: number;
}

/** Returns the message for a corrected number, with the limits. `counted` is `null` without a counted number. */
export function correction(
  {value}: HTMLInputElement,
  counted: number | null,
  {min, max}: Limits,
  language: string,
): string | undefined {
  const {corrected, noPrice} = priceRuler.inputs;
  if (counted === null) {
    return value.trim() ? noPrice : undefined;
  }
  return parseDecimal(value, language) === counted ? undefined : corrected(counted, min, max);
}

export const isAbove = ({value}: HTMLInputElement, {max}: Limits, language: string) =>
  parseDecimal(value, language) > max;

/** Fields with whole numbers. */
const whole = ['clients', 'mspUsers'];

/**
 * Reads the numbers of fields, corrected to their limits.
 *
 * @param before fallback for required fields without a number
 */
export function readNumbers<Name extends string>(
  form: HTMLFormElement,
  before: Readonly<Record<NoInfer<Name>, number | null>>,
  limits: Readonly<Record<Name, Limits>>,
  language: string,
): Record<Name, number> {
  const numberOf = (name: Name) => {
    const {default: start, min, max} = limits[name];
    const value = parseDecimal(fieldOf(form, name).value, language);
    if (Number.isNaN(value)) {
      return start === undefined ? null : before[name];
    }
    return (whole.includes(name) ? Math.floor : toCents)(Math.min(Math.max(value, min), max));
  };
  const names = Object.keys(limits) as Name[];
  return Object.fromEntries(names.map((name) => [name, numberOf(name)])) as Record<Name, number>;
}
