/** The fields of a calculator's form. Their values stay with the browser. */
import {priceRuler} from '@content/priceRuler';
import {parseDecimal, toCents} from '@site/src/lib/decimal';

/** A field by its name. */
export const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

/** When the visitor changed a field before React was there, in milliseconds; 0 for never. */
export const typedAt = (field: HTMLInputElement) => Number(field.dataset.typed ?? 0);

/** Did the visitor change the field, or the browser bring back what it held? Such a value wins over the address. */
export function isTouched(field: HTMLInputElement): boolean {
  return (
    typedAt(field) > 0 ||
    (field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)
  );
}

interface Limits {
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

/** Whether the number of a field is larger than it can be. */
export const isAbove = ({value}: HTMLInputElement, {max}: Limits, language: string) =>
  parseDecimal(value, language) > max;

/**
 * The number of a field within its limits, as it is counted.
 *
 * @param language of the words around the field: its decimal sign
 * @param round `toCents`, or `Math.floor` for what comes in whole
 * @returns nothing where the field holds no number
 */
export function numberWithin(
  field: HTMLInputElement,
  {min, max}: Limits,
  language: string,
  round = toCents,
): number | undefined {
  const value = parseDecimal(field.value, language);
  return Number.isNaN(value) ? undefined : round(Math.min(Math.max(value, min), max));
}
