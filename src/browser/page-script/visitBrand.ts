import {closest} from './closest';

/** Name that the build replaces by the address of the script that changes brands and brings the bar. */
declare const BRAND_ADDRESS: string;

/** Puts on the brand that this visit wears (`src/lib/visitBrand.ts`) before the first paint, and again when it changes. */
export function watchVisitBrand(): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);

  function wear(event?: Event): void {
    try {
      // What is not there comes as a word that is no rule.
      sheet.replaceSync(sessionStorage.brandStyle);
    } catch {
      // Storage is off: the site wears its own.
    }
    // Where the script does not come, the page is as it is without script.
    if (sheet.cssRules[0] || (event && closest(event, '[name*=-brand]'))) {
      void import(BRAND_ADDRESS);
    }
  }

  wear();
  // Back from the history a page may be older than the brand.
  // Not every browser gives the focus to a radio button that is pressed.
  for (const type of ['visitbrand', 'pageshow', 'focusin', 'change']) {
    addEventListener(type, wear);
  }
}
