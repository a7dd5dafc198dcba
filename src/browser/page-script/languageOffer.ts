/** Address of the script that offers another language; `false`, and no code for it, on a site with one. */
declare const LANGUAGE_OFFER: string | false;

/** Where a browser prefers another language to that of the page, loads what may offer it. */
export function offerLanguage(): void {
  if (LANGUAGE_OFFER && !navigator.language.startsWith(document.documentElement.lang)) {
    void import(LANGUAGE_OFFER);
  }
}
