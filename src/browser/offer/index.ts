/**
 * Offers the page in a language that the visitor's browser prefers, in a line of that language; never goes there by itself.
 * Loaded where the first of these languages is not the page's (`page-script/languageOffer.ts`).
 */
import type {LanguageOfferContent} from '../../content/languageOffer';
import {offeredLanguage} from './offeredLanguage';
import footStyles from '../foot.css';
import styles from './offer.css';

/** Filled in by the plugin: what is said in each language. */
declare const OFFERS: Readonly<Record<string, LanguageOfferContent>>;

/** Where it is remembered that a visitor has closed the line. */
const key = 'languageOffer';

/** Storage may be blocked; the line then comes back on the next page. */
function isClosed(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(key, 'closed');
  } catch {
    // Nothing to do: see above.
  }
}

/** Addresses of the page in other languages that say the same, by language. */
const twins = (): Map<string, string> =>
  new Map(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [
      link.hreflang,
      // On this host, wherever the site is tried.
      new URL(link.href).pathname,
    ]),
  );

function show(language: string, address: string): void {
  const {text, dismiss} = OFFERS[language]!;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(footStyles + styles);
  document.adoptedStyleSheets.push(sheet);
  const line = Object.assign(document.createElement('aside'), {
    className: 'foot-bar language-offer',
    lang: language,
  });
  line.dataset.pagefindIgnore = '';
  const link = Object.assign(document.createElement('a'), {
    href: address + location.search + location.hash,
    hreflang: language,
    textContent: text,
  });
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    ariaLabel: dismiss,
    textContent: '×',
  });
  close.addEventListener('click', () => {
    rememberClosed();
    line.remove();
  });
  line.append(link, close);
  // Behind the banner for keyboards and screen readers; it floats, so that nothing moves.
  const banner = document.querySelector('header');
  (banner ?? document.body).after(line);
}

const addresses = twins();
const offers = Object.keys(OFFERS).filter((language) => addresses.has(language));
const language = offeredLanguage(navigator.languages, document.documentElement.lang, offers);
if (language && !isClosed()) {
  show(language, addresses.get(language)!);
}
