import {previewSwatches, type PreviewSwatch} from './previewSwatches';
import {cleanName} from '@site/src/data/brandName';
import {defaultColour, type PreviewBrand} from '@site/src/features/rebrand/brandPreview';
import {parseHex} from '@site/src/lib/colour';

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

const swatches = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>('[name="swatch"]');

export const swatchColour = (swatch: HTMLInputElement): string =>
  previewSwatches[swatch.value as PreviewSwatch];

/** Reads the brand from the form. The hex field has the colour, unless a swatch was chosen before hydration. */
export function readForm(form: HTMLFormElement): PreviewBrand {
  const written = parseHex(input(form, 'hex').value);
  const chosen = [...swatches(form)].find(({checked}) => checked);
  return {
    name: cleanName(input(form, 'brand').value),
    colour:
      (written === defaultColour ? chosen && swatchColour(chosen) : written) ?? written ?? defaultColour,
  };
}

/** Shows a colour in all fields that can represent it, except the one being edited. */
export function fillColour(form: HTMLFormElement, colour: string, {except}: {except?: 'hex'} = {}): void {
  input(form, 'picker').value = colour;
  if (except !== 'hex') {
    input(form, 'hex').value = colour;
  }
  for (const swatch of swatches(form)) {
    swatch.checked = swatchColour(swatch) === colour;
  }
}

export function fillForm(form: HTMLFormElement, {name, colour}: PreviewBrand): void {
  input(form, 'brand').value = name;
  fillColour(form, colour);
}
