/** Months until a visitor is asked again: the minimum of the Garante's guidelines of 10 June 2021. */
export const monthsOfConsent = 6;

/** An item in a visitor's browser storage. */
export interface StoredItem {
  /** Name, or a prefix and a star: '_ga_*'. */
  readonly name: string;
  readonly in: 'cookie' | 'local storage' | 'session storage';
  /** 'session', 'until deleted' or a duration such as '13 months'. */
  readonly kept: string;
}

interface OwnItem extends StoredItem {
  /** Condition for storing the item; by default, always. */
  readonly only?: 'consent' | 'third parties' | 'an announcement bar' | 'several languages';
}

/** The site's own storage. The cookie page shows it (`src/content/cookies.ts`). A browser test checks it. */
export const ownStorage = [
  {name: 'cookieConsent', in: 'local storage', kept: 'until deleted', only: 'consent'},
  {name: 'thirdPartyConsent', in: 'local storage', kept: 'until deleted', only: 'third parties'},
  {name: 'docusaurus.tab.*', in: 'local storage', kept: 'until deleted'},
  {name: 'checklist.*', in: 'local storage', kept: 'until deleted'},
  {name: 'announcement', in: 'local storage', kept: 'until deleted', only: 'an announcement bar'},
  {name: 'languageOffer', in: 'local storage', kept: 'until deleted', only: 'several languages'},
  {name: 'brandPreview', in: 'session storage', kept: 'session'},
  {name: 'brandLogo', in: 'session storage', kept: 'session'},
  {name: 'brandStyle', in: 'session storage', kept: 'session'},
] as const satisfies readonly OwnItem[];

export type OwnStorageName = (typeof ownStorage)[number]['name'];
