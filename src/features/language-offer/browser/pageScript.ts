/** Language of the page, and the URL of the offering script; set by the build. */
declare const LANGUAGE: string;
declare const OFFER_ADDRESS: string;

export function offerLanguage(): void {
  if (!navigator.language.startsWith(LANGUAGE)) {
    // If it fails to load, the browser logs an error. The offer is optional.
    void import(OFFER_ADDRESS);
  }
}
