/** The fields of a calculator's form. Their values stay with the browser. */

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
