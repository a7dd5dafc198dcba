/** Months after which a visitor is asked again; not earlier, as the Garante's guidelines of 10 June 2021 ask. */
export const monthsOfConsent = 6;

/** Something that stays in a visitor's browser. */
export interface StoredItem {
  /** Its name, or the beginning of several and a star: '_ga_*'. */
  readonly name: string;
  readonly in: 'cookie' | 'local storage' | 'session storage';
  /** 'session' (until the browser is closed), 'until deleted', or a time such as '13 months'. */
  readonly kept: string;
}

/** Something that the site itself stores. */
interface OwnItem extends StoredItem {
  /** What a site must have for it to be stored; all sites, if left out. */
  readonly only?: 'third parties' | 'an announcement bar' | 'several languages';
}

/**
 * Everything that the site itself stores in a visitor's browser. The cookie page shows it, with the words of
 * `src/content/cookies.ts`; a browser test compares it with what is really there.
 */
export const ownStorage = [
  {name: 'cookieConsent', in: 'local storage', kept: 'until deleted'},
  {name: 'thirdPartyConsent', in: 'local storage', kept: 'until deleted', only: 'third parties'},
  {name: 'docusaurus.tab.*', in: 'local storage', kept: 'until deleted'},
  {name: 'checklist.*', in: 'local storage', kept: 'until deleted'},
  {name: 'announcement', in: 'local storage', kept: 'until deleted', only: 'an announcement bar'},
  {name: 'languageOffer', in: 'local storage', kept: 'until deleted', only: 'several languages'},
  {name: 'brandPreview', in: 'session storage', kept: 'session'},
  {name: 'brandLogo', in: 'session storage', kept: 'session'},
  {name: 'brandStyle', in: 'session storage', kept: 'session'},
] as const satisfies readonly OwnItem[];

/** Name of something that the site stores. */
export type OwnStorageName = (typeof ownStorage)[number]['name'];
