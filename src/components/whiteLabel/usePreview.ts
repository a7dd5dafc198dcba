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
import {cleanName} from '@site/src/lib/brandName';
import {
  brandColours,
  defaultColour,
  paper,
  parsePreview,
  previewColour,
  storePreview,
  type PreviewBrand,
} from '@site/src/lib/brandPreview';
import {visitBrand, visitBrandChanged, visitLogo, type VisitLogo} from '@site/src/lib/visitBrand';
import {contrast, parseHex} from '@site/src/lib/colour';
import {formats} from '@site/src/lib/format';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import {useAlive} from '../ui/useAlive';
import {fillColour, fillForm, readForm, swatchColour} from './previewForm';
import {writeAddress} from './previewAddress';
import {useLogo} from './useLogo';

/** Writing the address and speaking wait until the visitor pauses, in milliseconds. */
const addressDelay = 400;
const speechDelay = 700;

const start: PreviewBrand = {name: '', colour: defaultColour};

/** Paints a part of the page in the colours that follow from a brand's. */
function useColours(root: RefObject<HTMLElement | null>, colour: string, alive: boolean): void {
  useLayoutEffect(() => {
    if (alive) {
      const {fill, on, light, dark} = brandColours(colour);
      const values = {'--brand': fill, '--on-brand': on, '--brand-light': light, '--brand-dark': dark};
      Object.entries(values).forEach(([name, value]) => root.current?.style.setProperty(name, value));
    }
  }, [root, alive, colour]);
}

/** Lets the visit wear what was entered and, after a pause, keeps it in the address and says what is shown. */
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
    /** Not where the brand was taken off in the meantime. */
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

/** The brand of the preview: from the form, the address or this session; colours, address and speech follow it. */
export function usePreview() {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [brand, setBrand] = useState(start);
  const alive = useAlive();
  const [hexProblem, setHexProblem] = useState(false);
  const [status, setStatus] = useState('');
  const logo = useLogo(setStatus);
  const {restore: restoreLogo} = logo;
  /** Has the visitor entered anything? What only stands there from the start is neither kept nor spoken. */
  const touched = useRef(false);
  /** Is it the preview itself that lets the visit wear something? */
  const storing = useRef(false);
  const store = useCallback<typeof storePreview>((worn) => {
    storing.current = true;
    storePreview(worn);
    storing.current = false;
  }, []);
  const colours = brandColours(brand.colour);

  // What was entered before React arrived comes first, then what the address says, then what this session kept.
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
        // What is still being written stays as it is, down to the space before the next word; a wrong code stays too.
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

  // The page is shown as a sample partner's, or as the site's own again: so is the preview.
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
          // It was left before React came to hear of it.
          onHexLeft(value);
        } else if (colour && value.replace('#', '').trim().length === 6) {
          // Three digits may be on their way to six.
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
      // The preview follows.
      storePreview(undefined);
      setStatus(words.status.reset);
    },
  };
}
