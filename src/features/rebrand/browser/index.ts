/**
 * Puts a sample brand, or the brand that the visitor types, on the site: a bar with offers and the way back, the
 * drawings, the letters and the PDFs with slots. Loaded where a brand is worn or chosen (`pageScript.ts`).
 */
import {visitBrand as words} from '@content/visitBrand';
import {sampleBrands} from '../../../data/sampleBrands';
import {hostOf, initialOf} from '../../../data/brandName';
import {filledWith} from '../../../lib/colour';
import {page} from '../../../lib/page';
import {saveBrandedFile} from '../../pdf';
import {
  takeBrandOff,
  type VisitBrand,
  visitBrand,
  visitBrandChanged,
  wearBrand,
} from '../../../data/visitBrand';
import {brandAccents, type ThemeGrounds, visitStyle} from '../visitStyle';
import footStyles from '../../../css/foot.css';
import styles from './brand.css';
import {type Accents, colourDrawings} from './drawings';
import {signLetters} from './letters';
import {fillOffers, offerLink} from './offers';
import {fillOwn, ownFields, takeOwn} from './ownFields';

/** Constants from the plugin: the site's colours and accents. */
declare const COLOURS: ThemeGrounds;
declare const ACCENTS: Accents;

const radios = () => [...document.querySelectorAll<HTMLInputElement>('[name=sample-brand]')];

/** Original texts of the home page's dashboard. */
const before = new Map<Element, string | null>();

const status = Object.assign(document.createElement('p'), {role: 'status', className: 'visit-brand-status'});
const bar = Object.assign(document.createElement('aside'), {
  className: 'foot-bar visit-brand',
  ariaLabel: words.label,
});
const text = document.createElement('p');
const button = Object.assign(document.createElement('button'), {
  type: 'button',
  textContent: words.exit,
  title: words.back,
});
const demo = offerLink(words.demo);
const proposal = Object.assign(document.createElement('a'), {textContent: words.proposal});

/** Shows the visit's brand on the home page's dashboard. */
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

/** Fills empty brand forms of sheets with the visit's brand. */
function fillForms({name, colour}: VisitBrand): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-brand-form]')) {
    const field = form.elements.namedItem('brand') as HTMLInputElement;
    if (field.value === '') {
      field.value = name;
      (form.elements.namedItem('colour') as HTMLInputElement).value = colour;
    }
  }
}

/** Scrolls the focused element, such as the button that chose a brand, out from under the bar. */
function uncover(): void {
  const place = bar.getBoundingClientRect();
  const focused = document.activeElement;
  const {top, bottom} = (focused ?? bar).getBoundingClientRect();
  if (focused !== document.body && top < place.bottom && bottom > place.top) {
    focused?.scrollIntoView({block: 'nearest'});
  }
}

/** Shows the visit's brand in the bar, swatches, dashboard, letters and forms. */
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
    // After the banner in the order of keyboards and screen readers. The bar floats, so that nothing moves.
    (document.querySelector('header') ?? document.body).after(bar);
    fillOffers(brand, proposal);
    // One bar at the foot of the screen: dismisses the trial offer, which stays in the header.
    document.querySelector<HTMLElement>('[data-sticky-dismiss]')?.click();
    uncover();
  } else {
    fillOffers();
    bar.remove();
  }
}

/** Pause in typing before the announcement, in milliseconds. */
const speechDelay = 500;

let telling: ReturnType<typeof setTimeout> | undefined;

/** Shows the brand and announces it to screen readers. */
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

/** Saves a PDF with the visit's brand, or the original if that fails. */
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
  // The focused button is removed: the link to the home page gets the focus.
  const focused = bar.contains(document.activeElement);
  takeBrandOff();
  if (focused) {
    document.querySelector<HTMLElement>('header a')?.focus();
  }
}

function start(): void {
  if (page.dataset.unbranded !== undefined) {
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(footStyles + styles);
  document.adoptedStyleSheets.push(sheet);
  bar.dataset.pagefindIgnore = '';
  bar.append(text, demo, proposal, button);
  document.body.append(status);
  button.addEventListener('click', goBack);
  addEventListener('click', save);
  addEventListener(visitBrandChanged, change);
  // Calculators may have changed the numbers since.
  for (const type of ['pointerdown', 'focusin']) {
    addEventListener(type, () => fillOffers(visitBrand(), proposal));
  }
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
    // Closes a phone's keyboard, so that the picture is visible.
    own.name.blur();
  });
  const chosen = radios().find(({checked}) => checked);
  if (chosen) {
    take(chosen);
  } else if (!visitBrand() && own && (own.name.value || own.colour.value !== own.colour.defaultValue)) {
    // Text typed before this script loaded.
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
