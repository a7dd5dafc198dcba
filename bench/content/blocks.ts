/** Languages of the generated site, the default first. */
export const locales = ['en', 'it'] as const;
export type Locale = (typeof locales)[number];

/** The same words in each language. */
export type Text = Record<Locale, string>;

/** A link to another generated page; `to` is its path without the locale. */
export interface LinkTo {
  text: Text;
  to: string;
}

export type Block =
  | {type: 'heading'; level: 2 | 3; text: Text}
  | {type: 'paragraph'; text: Text; link?: LinkTo}
  | {type: 'list'; ordered: boolean; items: readonly Text[]}
  | {type: 'code'; language: string; code: string}
  | {type: 'table'; head: readonly Text[]; rows: readonly (readonly Text[])[]};

/** Gives the address of a page of the site by its path without the locale. */
export type AddressOf = (path: string) => string;
