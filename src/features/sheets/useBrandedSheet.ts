import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {sheets} from '@content/sheets';
import {cleanName} from '@site/src/data/brandName';
import {brandColours, type PreviewBrand, storePreview, triedStyle} from '@site/src/features/rebrand';
import {saveBrandedFile} from '@site/src/features/pdf';
import {type VisitBrand, visitBrand, visitBrandChanged, visitLogo} from '@site/src/data/visitBrand';

const words = sheets.brand;

type State = 'idle' | 'missing' | 'busy' | 'done' | 'failed';

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

const readForm = (form: HTMLFormElement): PreviewBrand => ({
  name: cleanName(input(form, 'brand').value),
  colour: input(form, 'colour').value,
});

/** True if the visitor entered anything; the initial colour does not count. */
const isEntered = (form: HTMLFormElement): boolean => {
  const {name, colour} = readForm(form);
  return Boolean(name) || colour !== input(form, 'colour').defaultValue;
};

/** Shows a brand on preview elements before it is stored. Without a name, the company's name is used. */
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

/** Applies the form's brand to sheets and stores it. Preview elements show it while it is entered. */
export function useBrandedSheet() {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>('idle');
  const [said, setSaid] = useState('');
  /** A double click downloads one file. */
  const busy = useRef(false);
  /** True while this form stores the brand itself. */
  const storing = useRef(false);
  const tryOn = useTrial();

  function show(): void {
    if (form.current) {
      tryOn(form.current);
    }
  }
  const shown = useEffectEvent(show);

  // Precedence: input from before hydration, then the session's brand.
  useEffect(() => {
    const known = visitBrand();
    if (form.current && known && !isEntered(form.current)) {
      input(form.current, 'brand').value = known.name;
      input(form.current, 'colour').value = known.colour;
    }
    shown();
  }, []);

  // Resets the form after the visit's brand was removed.
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

  /** Stores the form's brand. Reports a missing name and returns `undefined`. */
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
