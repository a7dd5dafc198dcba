/**
 * Lets the visit wear one of the sample brands, or what is entered beside them as one types, says whose brand the pages
 * wear, with the way back, and puts it on the drawings, the letters and the PDFs that have a place for it. Loaded where a
 * brand is worn or chosen (`page-script/visitBrand.ts`).
 */
import {visitBrand as words} from '@content/visitBrand';
import {sampleBrands} from '../../data/sampleBrands';
import {hostOf, initialOf} from '../../lib/brandName';
import {filledWith} from '../../lib/colour';
import {saveBrandedFile} from '../../lib/pdf/brandedFile';
import {takeBrandOff, type VisitBrand, visitBrand, visitBrandChanged, wearBrand} from '../../lib/visitBrand';
import {brandAccents, type ThemeGrounds, visitStyle} from '../../lib/visitStyle';
import footStyles from '../foot.css';
import styles from './brand.css';
import {type Accents, colourDrawings} from './drawings';
import {signLetters} from './letters';
import {fillOwn, ownFields, takeOwn} from './ownFields';

/** Filled in by the plugin: the colours of the site, and its accents. */
declare const COLOURS: ThemeGrounds;
declare const ACCENTS: Accents;

const radios = () => [...document.querySelectorAll<HTMLInputElement>('[name=sample-brand]')];

/** What a part of the dashboard on the home page said before it showed another company. */
const before = new Map<Element, string | null>();

const status = Object.assign(document.createElement('p'), {role: 'status', className: 'visit-brand-status'});
const bar = Object.assign(document.createElement('aside'), {
  className: 'foot-bar visit-brand',
  ariaLabel: words.label,
});
const text = document.createElement('p');
const button = Object.assign(document.createElement('button'), {type: 'button', textContent: words.back});

/** The dashboard on the home page is the company's that the pages are. */
function showOnDashboard(brand: VisitBrand | undefined): void {
  const parts = document.querySelectorAll('[data-brand="0"] > *');
  for (const [index, words] of brand
    ? [initialOf(brand.name), brand.name, hostOf(brand.name)].entries()
    : []) {
    const part = parts[index];
    if (part) {
      before.set(part, before.get(part) ?? part.textContent);
      part.textContent = words;
    }
  }
  if (!brand) {
    before.forEach((words, part) => (part.textContent = words));
    before.clear();
  }
}

/** Forms that put a brand on sheets begin with the one that the visit wears, if nothing was entered yet. */
function fillForms({name, colour}: VisitBrand): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-brand-form]')) {
    const field = form.elements.namedItem('brand') as HTMLInputElement;
    if (field.value === '') {
      field.value = name;
      (form.elements.namedItem('colour') as HTMLInputElement).value = colour;
    }
  }
}

/** What has the focus, such as the button that put a brand on, is not below the bar. */
function uncover(): void {
  const place = bar.getBoundingClientRect();
  const focused = document.activeElement;
  const {top, bottom} = (focused ?? bar).getBoundingClientRect();
  if (focused !== document.body && top < place.bottom && bottom > place.top) {
    focused?.scrollIntoView({block: 'nearest'});
  }
}

/** Shows whose brand the page wears: in the bar, among the swatches, on the dashboard, in letters and in forms. */
function show(): void {
  const brand = visitBrand();
  const place = sampleBrands.findIndex(({name, colour}) => name === brand?.name && colour === brand.colour);
  for (const radio of radios()) {
    radio.checked = radio.value === String(place);
  }
  showOnDashboard(place < 0 ? brand : undefined);
  fillOwn(brand, place >= 0);
  signLetters(brand?.name);
  void colourDrawings(ACCENTS, brand && brandAccents(brand.colour, COLOURS));
  if (brand) {
    fillForms(brand);
    text.textContent = words.text(brand.name);
    // Behind the banner for keyboards and screen readers; it floats, so that nothing moves.
    (document.querySelector('header') ?? document.body).after(bar);
    // One bar at the foot of the screen: the offer of a trial goes, and stays in the header.
    document.querySelector<HTMLElement>('[data-sticky-dismiss]')?.click();
    uncover();
  } else {
    bar.remove();
  }
}

/** Telling waits until one pauses, in milliseconds. */
const speechDelay = 500;

let telling: ReturnType<typeof setTimeout> | undefined;

/** Shows it and tells people who do not see the screen. */
function change(): void {
  const brand = visitBrand();
  show();
  clearTimeout(telling);
  telling = setTimeout(
    () => (status.textContent = brand ? words.text(brand.name) : words.again),
    speechDelay,
  );
}

function take(radio: HTMLInputElement): void {
  const sample = sampleBrands[Number(radio.value)]!;
  wearBrand(sample, visitStyle(sample, COLOURS));
}

/** Gives a PDF with the brand that the visit wears; as it is, where that fails. */
function save(event: Event): void {
  const brand = visitBrand();
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-branded]');
  if (brand && link) {
    event.preventDefault();
    const {paper, 'on-paper': ink} = COLOURS.light;
    const {name, colour, logo} = brand;
    saveBrandedFile(link.href, {name, logo, ...filledWith(colour, [paper, ink])}).catch(() =>
      location.assign(link.href),
    );
  }
}

function goBack(): void {
  // The button goes: the way home is where the keyboard goes on.
  const focused = bar.contains(document.activeElement);
  takeBrandOff();
  if (focused) {
    document.querySelector<HTMLElement>('header a')?.focus();
  }
}

function start(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(footStyles + styles);
  document.adoptedStyleSheets.push(sheet);
  bar.dataset.pagefindIgnore = '';
  bar.append(text, button);
  document.body.append(status);
  button.addEventListener('click', goBack);
  addEventListener('click', save);
  addEventListener(visitBrandChanged, change);
  addEventListener('pageshow', show);
  addEventListener('change', ({target}) => {
    if (target instanceof HTMLInputElement && target.name === 'sample-brand') {
      take(target);
    }
  });
  const own = ownFields();
  own?.form.addEventListener('input', ({target}) => {
    if (target === own.name || target === own.colour) {
      takeOwn(COLOURS);
    }
  });
  own?.form.addEventListener('submit', (event) => {
    event.preventDefault();
    // The keyboard of a phone goes, and the picture is seen.
    own.name.blur();
  });
  const chosen = radios().find(({checked}) => checked);
  if (chosen) {
    take(chosen);
  } else if (!visitBrand() && own && (own.name.value || own.colour.value !== own.colour.defaultValue)) {
    // What was entered before this script came.
    takeOwn(COLOURS);
  } else {
    show();
  }
}

if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', start);
} else {
  start();
}
