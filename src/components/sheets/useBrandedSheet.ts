import {useEffect, useRef, useState} from 'react';
import {sheets} from '@content/sheets';
import {cleanName} from '@site/src/lib/brandName';
import {brandColours, defaultColour, type PreviewBrand, storePreview} from '@site/src/lib/brandPreview';
import {saveBrandedFile} from '@site/src/lib/pdf/brandedFile';
import {type VisitBrand, visitBrand, visitLogo} from '@site/src/lib/visitBrand';

const words = sheets.brand;

type State = 'idle' | 'missing' | 'busy' | 'done' | 'failed';

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

const readForm = (form: HTMLFormElement): PreviewBrand => ({
  name: cleanName(input(form, 'brand').value),
  colour: input(form, 'colour').value,
});

/** Writes the brand of the form into sheets. It is the one that the visit wears, which wears it from then on. */
export function useBrandedSheet() {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>('idle');
  const [said, setSaid] = useState('');
  /** Two quick presses give one file. */
  const busy = useRef(false);

  // What was entered before React arrived comes first, then what this session kept.
  useEffect(() => {
    const known = visitBrand();
    if (form.current && known) {
      const {name, colour} = readForm(form.current);
      if (!name && colour === defaultColour) {
        input(form.current, 'brand').value = known.name;
        input(form.current, 'colour').value = known.colour;
      }
    }
  }, []);

  /** Lets the visit wear the brand of the form, and asks for its name where it has none. */
  function entered(): VisitBrand | undefined {
    if (!form.current) {
      return undefined;
    }
    const {name = '', colour} = readForm(form.current);
    if (!name) {
      setState('missing');
      setSaid('');
      input(form.current, 'brand').focus();
      return undefined;
    }
    const brand = {name, colour, logo: visitLogo(name)};
    storePreview(brand);
    return brand;
  }

  function wear(): void {
    const brand = entered();
    if (brand) {
      setState('done');
      setSaid(words.worn(brand.name));
    }
  }

  async function take(href: string): Promise<void> {
    const brand = busy.current ? undefined : entered();
    if (!brand) {
      return;
    }
    busy.current = true;
    setState('busy');
    setSaid(words.busy);
    try {
      await saveBrandedFile(href, {name: brand.name, logo: brand.logo, ...brandColours(brand.colour)});
      setState('done');
      setSaid(words.done(brand.name));
    } catch {
      setState('failed');
      setSaid(words.failed);
    } finally {
      busy.current = false;
    }
  }

  return {form, state, said, take, wear};
}
