/** Fields for the visitor's own brand, which pages may have beside the swatches (`BrandForm`). */
import {cleanName} from '../../../data/brandName';
import {takeBrandOff, type VisitBrand, visitLogo, wearBrand} from '../../../data/visitBrand';
import {type ThemeGrounds, visitStyle} from '../visitStyle';

/** Returns the form with the swatches, and its fields for the visitor's own brand. */
export function ownFields():
  {form: HTMLFormElement; name: HTMLInputElement; colour: HTMLInputElement} | undefined {
  const form = document.querySelector<HTMLFormElement>('form:has([name=sample-brand]):has([name=brand])');
  const field = (name: string) => form?.elements.namedItem(name) as HTMLInputElement;
  return form ? {form, name: field('brand'), colour: field('colour')} : undefined;
}

/** Fills the fields with the visit's brand. A name entered later keeps the colour of a sample brand. */
export function fillOwn(brand: VisitBrand | undefined, sample: boolean): void {
  const own = ownFields();
  if (own) {
    const {name, colour} = own;
    // Keeps what is being typed, including a trailing space.
    if (name !== document.activeElement) {
      name.value = brand && !sample && brand.name !== name.placeholder ? brand.name : '';
    }
    colour.value = brand?.colour ?? colour.defaultValue;
  }
}

/** Stores the entered brand for the visit. A colour alone gets the placeholder name. */
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
