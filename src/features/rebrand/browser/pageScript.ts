import {closest} from '../../../lib/closest';

/** URL of the script that changes brands and adds the bar; set by the build. */
declare const BRAND_ADDRESS: string;

/** Applies the visit's brand (`src/data/visitBrand.ts`) before the first paint, and again on each change. */
export function watchVisitBrand(): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);

  function wear(event?: Event): void {
    try {
      // A missing value becomes a word that is not a CSS rule.
      sheet.replaceSync(sessionStorage.brandStyle);
    } catch {
      // Storage is blocked: the site keeps its own brand.
    }
    // If the script fails to load, the page works as without script.
    if (sheet.cssRules[0] || (event && closest(event, '[name*=-brand]'))) {
      void import(BRAND_ADDRESS);
    }
  }

  wear();
  // `pageshow`: a page restored from history may have an outdated brand. `change`: some browsers do not focus a
  // clicked radio button.
  for (const type of ['visitbrand', 'pageshow', 'focusin', 'change']) {
    addEventListener(type, wear);
  }
}
