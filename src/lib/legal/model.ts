import type {LegalDocumentId} from '../../data/legal';
import {sourceLanguage} from '../locale';
import type {PublishedVersion} from './versions';

/**
 * Particulars of the company that a text may name as an element: `<LegalName />`. A paragraph of nothing but elements that the
 * brand file leaves out is left out.
 */
export const brandFields = [
  'Name',
  'LegalName',
  'Seat',
  'VatNumber',
  'ContactEmail',
  'FairUsePolicy',
  'ServiceLevels',
  'SubProcessors',
  'Particulars',
  'DataProtectionOfficer',
] as const;
export type BrandField = (typeof brandFields)[number];

/** A run of words. */
export type Inline =
  | string
  | {readonly strong: readonly Inline[]}
  | {readonly em: readonly Inline[]}
  | {readonly link: string; readonly words: readonly Inline[]}
  | {readonly brand: BrandField};

/** A paragraph, or an item of a list. `label` is its number as written: '1.2', '(a)', '(A)'. */
export interface Block {
  readonly kind: 'paragraph' | 'item';
  readonly label?: string;
  /** Anchor; only of blocks with a label. */
  readonly id?: string;
  readonly words: readonly Inline[];
}

/** An article or section (`number`), or one of the named parts around them. */
export interface Part {
  readonly number?: number;
  /** Anchor, the same in every version and language. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A legal text as it is written in its file. */
export interface LegalText {
  readonly title: string;
  readonly description: string;
  /** What is new in it, a sentence each. */
  readonly changes: readonly string[];
  /** What counsel still has to decide on, a sentence each. */
  readonly counsel?: readonly string[];
  /** Country of the partners for whom a translation prevails (ISO 3166-1 alpha-2); none, and the English text prevails. */
  readonly prevailsFor?: string;
  readonly parts: readonly Part[];
}

/** Something to mend, for people. */
export interface LegalProblem {
  /** Path relative to the site. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Which text a file holds. */
export interface LegalFile {
  readonly document: LegalDocumentId;
  /** Day on which it takes effect, ISO 8601. */
  readonly date: string;
  readonly language: string;
  /** Path relative to the site. */
  readonly file: string;
}

/** Where the texts of each language are, relative to the site or absolute. */
export interface LegalFolders {
  readonly en: string;
  readonly [language: string]: string;
}

/** Where the texts of the languages of a site are, relative to it. */
export const legalFolders = (languages: readonly string[]): LegalFolders => ({
  en: 'legal',
  ...Object.fromEntries(
    languages.flatMap((language) =>
      language === sourceLanguage ? [] : [[language, `i18n/${language}/legal`]],
    ),
  ),
});

/** The list of published versions, relative to the folder of the English texts. */
export const listName = 'versions.json';

/** The published versions of each text. */
export type VersionList = Record<LegalDocumentId, readonly PublishedVersion[]>;

/** A text with the words that it holds. */
export interface ReadText extends LegalFile {
  readonly text: LegalText;
}

/** All that there is of legal texts, and what cannot be read. */
export interface LegalTexts {
  readonly folders: LegalFolders;
  /** Languages in which every version must be there. */
  readonly required: readonly string[];
  readonly list: VersionList;
  readonly texts: readonly ReadText[];
  readonly problems: readonly LegalProblem[];
}
