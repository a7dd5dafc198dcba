import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react';
import {brandPreview as words} from '@content/brandPreview';
import {cleanName} from '@site/src/data/brandName';
import {
  brandColours,
  defaultColour,
  paper,
  parsePreview,
  previewColour,
  storePreview,
  type PreviewBrand,
} from '@site/src/features/rebrand/brandPreview';
import {visitBrand, visitBrandChanged, visitLogo, type VisitLogo} from '@site/src/data/visitBrand';
import {contrast, parseHex} from '@site/src/lib/colour';
import {formats} from '@site/src/data/format';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {useAlive} from '../../ui/useAlive';
import {fillColour, fillForm, readForm, swatchColour} from './previewForm';
import {writeAddress} from './previewAddress';
import {useLogo} from './useLogo';

/** Debounce of URL updates and announcements, in milliseconds. */
const addressDelay = 400;
const speechDelay = 700;

const start: PreviewBrand = {name: '', colour: defaultColour};

/** Sets the custom properties derived from a brand's colour. */
function useColours(root: RefObject<HTMLElement | null>, colour: string, alive: boolean): void {
  useLayoutEffect(() => {
    if (alive) {
      const {fill, on, light, dark} = brandColours(colour);
      const values = {'--brand': fill, '--on-brand': on, '--brand-light': light, '--brand-dark': dark};
      Object.entries(values).forEach(([name, value]) => root.current?.style.setProperty(name, value));
    }
  }, [root, alive, colour]);
}

/** Stores the brand for the visit; after a pause, updates the URL and announces the preview. */
function useTrace(
  brand: PreviewBrand,
  logo: VisitLogo | undefined,
  touched: RefObject<boolean>,
  store: typeof storePreview,
  say: (status: string) => void,
): void {
  const language = useWordsLanguage(words);
  useEffect(() => {
    if (!touched.current) {
      return undefined;
    }
    store({...brand, logo});
    const {fill, on} = brandColours(brand.colour);
    const ratio = formats(language).number(contrast(fill, on));
    /** Skipped if the brand was removed in the meantime. */
    const later = (act: () => void, delay: number) => setTimeout(() => touched.current && act(), delay);
    const timers = [
      later(() => writeAddress(brand), addressDelay),
      later(() => {
        const text = on === paper ? words.status.white : words.status.dark;
        say(`${words.status.shows(brand.name || words.placeholder)} ${text(ratio)}`);
      }, speechDelay),
    ];
    return () => timers.forEach(clearTimeout);
  }, [brand, logo, language, touched, store, say]);
}

/** State of the preview: brand from the form, URL or session. Colours, URL and announcements follow it. */
export function usePreview() {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [brand, setBrand] = useState(start);
  const alive = useAlive();
  const [hexProblem, setHexProblem] = useState(false);
  const [status, setStatus] = useState('');
  const logo = useLogo(setStatus);
  const {restore: restoreLogo} = logo;
  /** True after the visitor's input. Initial values are neither stored nor announced. */
  const touched = useRef(false);
  /** True while the preview stores the brand itself. */
  const storing = useRef(false);
  const store = useCallback<typeof storePreview>((worn) => {
    storing.current = true;
    storePreview(worn);
    storing.current = false;
  }, []);
  const colours = brandColours(brand.colour);

  // Precedence: input from before hydration, then the URL, then the session.
  useEffect(() => {
    if (!form.current) {
      return;
    }
    const entered = readForm(form.current);
    const colour = previewColour(location.search);
    const known = parsePreview(location.search) ?? (colour ? {name: '', colour} : visitBrand());
    const wasEntered = entered.name !== '' || entered.colour !== defaultColour;
    const present = wasEntered ? entered : known;
    if (present) {
      touched.current = true;
      if (wasEntered) {
        // Keeps what is being typed, including a trailing space or an invalid code.
        const hex = form.current.elements.namedItem('hex') as HTMLInputElement;
        const keepsHex = document.activeElement === hex || !parseHex(hex.value);
        fillColour(form.current, entered.colour, keepsHex ? {except: 'hex'} : {});
      } else {
        fillForm(form.current, present);
      }
      setBrand(readForm(form.current));
    }
    const worn = visitLogo(present?.name);
    if (worn) {
      restoreLogo(worn);
    }
  }, [restoreLogo]);

  // Follows a sample brand or reset chosen elsewhere on the page.
  useEffect(() => {
    function follow(): void {
      if (storing.current || !form.current) {
        return;
      }
      const worn = visitBrand();
      form.current.reset();
      if (worn) {
        fillForm(form.current, worn);
      } else {
        touched.current = false;
        writeAddress(undefined);
      }
      setHexProblem(false);
      restoreLogo(worn?.logo);
      setBrand(worn ?? start);
    }
    addEventListener(visitBrandChanged, follow);
    return () => removeEventListener(visitBrandChanged, follow);
  }, [restoreLogo]);

  useColours(root, brand.colour, alive);
  useTrace(brand, logo.logo?.small, touched, store, setStatus);

  function change(part: Partial<PreviewBrand>): void {
    touched.current = true;
    setBrand((before) => ({...before, ...part}));
  }

  function pickColour(colour: string): void {
    if (form.current) {
      fillColour(form.current, colour);
    }
    setHexProblem(false);
    change({colour});
  }

  function onHexLeft(text: string): void {
    const colour = parseHex(text);
    if (!colour) {
      setHexProblem(true);
    } else if (colour !== brand.colour || text !== colour) {
      pickColour(colour);
    }
  }

  return {
    root,
    form,
    brand,
    colours,
    alive,
    status,
    problems: {hex: hexProblem, logo: logo.problem},
    logo: logo.logo,
    takeLogo: logo.take,
    pickColour,
    announce: setStatus,
    onInput(event: FormEvent<HTMLFormElement>): void {
      const {name, value, files} = event.target as HTMLInputElement;
      if (name === 'brand') {
        change({name: cleanName(value)});
      } else if (name === 'logo') {
        logo.take(files?.[0]);
      } else if (name === 'hex') {
        const colour = parseHex(value);
        if (document.activeElement !== event.target) {
          // The blur event came before hydration.
          onHexLeft(value);
        } else if (colour && value.replace('#', '').trim().length === 6) {
          // Three digits may become six.
          fillColour(event.currentTarget, colour, {except: 'hex'});
          setHexProblem(false);
          change({colour});
        }
      } else {
        pickColour(name === 'swatch' ? swatchColour(event.target as HTMLInputElement) : value);
      }
    },
    onHexLeft,
    restart(): void {
      // The preview follows the stored brand.
      storePreview(undefined);
      setStatus(words.status.reset);
    },
  };
}
