/** The fields of a calculator's form. Their values stay with the browser. */
import {parseDecimal, toCents} from '@site/src/lib/calculators/decimal';

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

/**
 * The number of a field within its limits, as it is counted.
 *
 * @param language of the words around the field: its decimal sign
 * @param round `toCents`, or `Math.floor` for what comes in whole
 * @returns nothing where the field holds no number
 */
export function numberWithin(
  field: HTMLInputElement,
  {min, max}: {readonly min: number; readonly max: number},
  language: string,
  round = toCents,
): number | undefined {
  const value = parseDecimal(field.value, language);
  return Number.isNaN(value) ? undefined : round(Math.min(Math.max(value, min), max));
}
