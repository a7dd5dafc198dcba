import {previewSwatches, type PreviewSwatch} from '@site/src/data/previewSwatches';
import {cleanName} from '@site/src/lib/brandName';
import {defaultColour, type PreviewBrand} from '@site/src/lib/brandPreview';
import {parseHex} from '@site/src/lib/colour';

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

const swatches = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>('[name="swatch"]');

/** Colour of a swatch. */
export const swatchColour = (swatch: HTMLInputElement): string =>
  previewSwatches[swatch.value as PreviewSwatch];

/** What the form holds. The hex field tells the colour, unless a swatch was chosen while nobody kept them together. */
export function readForm(form: HTMLFormElement): PreviewBrand {
  const written = parseHex(input(form, 'hex').value);
  const chosen = [...swatches(form)].find(({checked}) => checked);
  return {
    name: cleanName(input(form, 'brand').value),
    colour:
      (written === defaultColour ? chosen && swatchColour(chosen) : written) ?? written ?? defaultColour,
  };
}

/**
 * Shows a colour in all fields that can tell one.
 *
 * @param except the field that is being written in
 */
export function fillColour(form: HTMLFormElement, colour: string, {except}: {except?: 'hex'} = {}): void {
  input(form, 'picker').value = colour;
  if (except !== 'hex') {
    input(form, 'hex').value = colour;
  }
  for (const swatch of swatches(form)) {
    swatch.checked = swatchColour(swatch) === colour;
  }
}

/** Puts a brand into the form. */
export function fillForm(form: HTMLFormElement, {name, colour}: PreviewBrand): void {
  input(form, 'brand').value = name;
  fillColour(form, colour);
}
