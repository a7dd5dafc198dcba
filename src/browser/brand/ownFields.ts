/** The fields for a visitor's own brand, which pages may have beside the swatches (`BrandForm`). */
import {cleanName} from '../../lib/brandName';
import {takeBrandOff, type VisitBrand, visitLogo, wearBrand} from '../../lib/visitBrand';
import {type ThemeGrounds, visitStyle} from '../../lib/visitStyle';

/** The form with the swatches, and its fields for a visitor's own brand. */
export function ownFields():
  {form: HTMLFormElement; name: HTMLInputElement; colour: HTMLInputElement} | undefined {
  const form = document.querySelector<HTMLFormElement>('form:has([name=sample-brand]):has([name=brand])');
  const field = (name: string) => form?.elements.namedItem(name) as HTMLInputElement;
  return form ? {form, name: field('brand'), colour: field('colour')} : undefined;
}

/** They say what the visit wears, a sample's colour too: a name that is entered then comes in it. */
export function fillOwn(brand: VisitBrand | undefined, sample: boolean): void {
  const own = ownFields();
  if (own) {
    const {name, colour} = own;
    // What is still being written stays as it is, down to the space before the next word.
    if (name !== document.activeElement) {
      name.value = brand && !sample && brand.name !== name.placeholder ? brand.name : '';
    }
    colour.value = brand?.colour ?? colour.defaultValue;
  }
}

/**
 * Lets the visit wear what is entered; a colour alone, under the words that stand in for a name.
 *
 * @param grounds the colours of the site
 */
export function takeOwn(grounds: ThemeGrounds): void {
  const {name, colour} = ownFields()!;
  const entered = cleanName(name.value);
  if (entered || name !== document.activeElement) {
    const brand = {
      name: entered || name.placeholder,
      colour: colour.value,
      logo: entered ? visitLogo(entered) : undefined,
    };
    wearBrand(brand, visitStyle(brand, grounds));
  } else {
    takeBrandOff();
  }
}
