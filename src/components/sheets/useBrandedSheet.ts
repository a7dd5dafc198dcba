import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {sheets} from '@content/sheets';
import {cleanName} from '@site/src/lib/brandName';
import {brandColours, type PreviewBrand, storePreview, triedStyle} from '@site/src/lib/brandPreview';
import {saveBrandedFile} from '@site/src/lib/pdf/brandedFile';
import {type VisitBrand, visitBrand, visitBrandChanged, visitLogo} from '@site/src/lib/visitBrand';

const words = sheets.brand;

type State = 'idle' | 'missing' | 'busy' | 'done' | 'failed';

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

const readForm = (form: HTMLFormElement): PreviewBrand => ({
  name: cleanName(input(form, 'brand').value),
  colour: input(form, 'colour').value,
});

/** Whether something was entered: the colour that a form begins with is what its sheets wear already. */
const isEntered = (form: HTMLFormElement): boolean => {
  const {name, colour} = readForm(form);
  return Boolean(name) || colour !== input(form, 'colour').defaultValue;
};

/** Shows a brand on what tries it on, before the visit wears it; without a name as that of the company. */
function useTrial() {
  const sheet = useRef<CSSStyleSheet>(undefined);
  useEffect(
    () => () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet.current);
    },
    [],
  );
  return function tryOn(form: HTMLFormElement): void {
    if (!sheet.current) {
      sheet.current = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet.current);
    }
    const {name, colour} = readForm(form);
    sheet.current.replaceSync(
      isEntered(form) ? triedStyle({name: name || words.name, colour, logo: visitLogo(name)}) : '',
    );
  };
}

/**
 * Writes the brand of the form into sheets. It is the one that the visit wears, which wears it from then on; what the page
 * tries on shows it as it is entered.
 */
export function useBrandedSheet() {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>('idle');
  const [said, setSaid] = useState('');
  /** Two quick presses give one file. */
  const busy = useRef(false);
  /** Is it this form that lets the visit wear something? */
  const storing = useRef(false);
  const tryOn = useTrial();

  function show(): void {
    if (form.current) {
      tryOn(form.current);
    }
  }
  const shown = useEffectEvent(show);

  // What was entered before React arrived comes first, then what this session kept.
  useEffect(() => {
    const known = visitBrand();
    if (form.current && known && !isEntered(form.current)) {
      input(form.current, 'brand').value = known.name;
      input(form.current, 'colour').value = known.colour;
    }
    shown();
  }, []);

  // The visit wears its brand no longer: the form gives it back, too.
  useEffect(() => {
    function follow(): void {
      if (!storing.current && !visitBrand()) {
        form.current?.reset();
        setState('idle');
        setSaid('');
        shown();
      }
    }
    addEventListener(visitBrandChanged, follow);
    return () => removeEventListener(visitBrandChanged, follow);
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
    storing.current = true;
    storePreview(brand);
    storing.current = false;
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

  return {form, state, said, show, take, wear};
}
