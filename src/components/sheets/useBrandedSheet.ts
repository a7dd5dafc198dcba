import {useEffect, useRef, useState} from 'react';
import {sheets} from '@content/sheets';
import {cleanName, hostPart} from '@site/src/lib/brandName';
import {brandColours, defaultColour, type PreviewBrand, storePreview} from '@site/src/lib/brandPreview';
import {fillSlot} from '@site/src/lib/pdf/brandSlot';
import {saveFile} from '@site/src/lib/saveFile';
import {visitBrand} from '@site/src/lib/visitBrand';

const words = sheets.brand;

type State = 'idle' | 'missing' | 'busy' | 'done' | 'failed';

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

const readForm = (form: HTMLFormElement): PreviewBrand => ({
  name: cleanName(input(form, 'brand').value),
  colour: input(form, 'colour').value,
});

/** The file of a sheet, with a brand in it. */
async function brandedSheet(href: string, {name, colour}: PreviewBrand): Promise<Blob> {
  const answer = await fetch(href);
  if (!answer.ok) {
    throw new Error(`${href} answered ${answer.status}.`);
  }
  const file = new Uint8Array(await answer.arrayBuffer());
  fillSlot(file, {name, ...brandColours(colour)});
  return new Blob([file], {type: 'application/pdf'});
}

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

  async function take(href: string): Promise<void> {
    if (!form.current || busy.current) {
      return;
    }
    const brand = readForm(form.current);
    if (!brand.name) {
      setState('missing');
      setSaid('');
      input(form.current, 'brand').focus();
      return;
    }
    const worn = visitBrand();
    storePreview({...brand, ...(worn?.name === brand.name && {logo: worn.logo})});
    busy.current = true;
    setState('busy');
    setSaid(words.busy);
    try {
      saveFile(
        await brandedSheet(href, brand),
        `${hostPart(brand.name) || 'sheet'}-${href.replace(/.*\//, '')}`,
      );
      setState('done');
      setSaid(words.done(brand.name));
    } catch {
      setState('failed');
      setSaid(words.failed);
    } finally {
      busy.current = false;
    }
  }

  return {form, state, said, take};
}
