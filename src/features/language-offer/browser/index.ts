/**
 * Offers the page in a language that the browser prefers, with a line in that language. Never redirects. Loaded if
 * the browser's first language is not the page's (`src/features/language-offer/browser/pageScript.ts`).
 */
import type {LanguageOfferContent} from '../../../content/languageOffer';
import {offeredLanguage} from './offeredLanguage';
import footStyles from '../../../css/foot.css';
import styles from './offer.css';

/** Words of each language, set by the plugin. */
declare const OFFERS: Readonly<Record<string, LanguageOfferContent>>;

const key = 'languageOffer';

/** Storage may be blocked; the offer then returns on the next page. */
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
    // See above: ignored.
  }
}

const twins = (): Map<string, string> =>
  new Map(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [
      link.hreflang,
      // Path on this host, also for previews on other hosts.
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
  // After the header in tab order. It floats, so that nothing moves.
  const banner = document.querySelector('header');
  (banner ?? document.body).after(line);
}

const addresses = twins();
const offers = Object.keys(OFFERS).filter((language) => addresses.has(language));
const language = offeredLanguage(navigator.languages, document.documentElement.lang, offers);
if (language && !isClosed()) {
  show(language, addresses.get(language)!);
}
