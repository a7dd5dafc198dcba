/** Language of the page, and the name that the build replaces by the address of the script that offers another. */
declare const LANGUAGE: string;
declare const OFFER_ADDRESS: string;

/** Where a browser prefers another language to that of the page, loads what may offer it. */
export function offerLanguage(): void {
  if (!navigator.language.startsWith(LANGUAGE)) {
    // Where it does not come, the browser says so in its console, and nobody misses it.
    void import(OFFER_ADDRESS);
  }
}
