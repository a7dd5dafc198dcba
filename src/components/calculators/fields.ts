/** The fields of a calculator's form. Their values stay with the browser. */
import {priceRuler} from '@content/priceRuler';
import {decimalText, parseDecimal, toCents} from '@site/src/lib/decimal';

/** A field by its name. */
export const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

/** The checkboxes of a name. */
export const boxesOf = (form: HTMLFormElement, name: string) => [
  ...form.querySelectorAll<HTMLInputElement>(`[type="checkbox"][name="${name}"]`),
];

/** When the visitor changed a field before React was there, in milliseconds; 0 for never. */
const typedAt = (field: HTMLInputElement) => Number(field.dataset.typed ?? 0);

/** True if the visitor changed the field, or the browser restored it. Such a value wins over the address. */
function isTouched(field: HTMLInputElement): boolean {
  return (
    typedAt(field) > 0 ||
    (field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)
  );
}

/**
 * Writes numbers and choices into the fields that nobody has touched. If the slider was moved last, the number of clients is
 * the slider's.
 *
 * @param values by the names of the fields; `null` leaves a field empty
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
        // A number field takes no decimal comma.
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

/** What a number may be. A field without a default may be empty. */
export interface Limits {
  readonly default?: number;
  readonly min: number;
  readonly max: number;
}

/**
 * What a field says of its number: the one that counts and what could, where that is not what was typed.
 *
 * @param counted what is counted instead; `null` for nothing
 */
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

/** True if the number of a field is larger than it can be. */
export const isAbove = ({value}: HTMLInputElement, {max}: Limits, language: string) =>
  parseDecimal(value, language) > max;

/** Fields that come in whole. */
const whole = ['clients', 'mspUsers'];

/**
 * The numbers of fields within their limits, as they are counted.
 *
 * @param before counts where a field that must not be empty holds no number
 * @param language of the words around the fields: its decimal sign
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
