import type {LegalDocumentId} from '../../../data/legal';
import {sourceLanguage} from '../../../lib/locale';
import type {PublishedVersion} from './versions';

/**
 * Particulars of the company that a text may name as an element: `<LegalName />`. A paragraph that consists only of
 * elements missing in the brand file is left out.
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
  /** Anchor. Only blocks with a label have one. */
  readonly id?: string;
  readonly words: readonly Inline[];
}

/** An article or section (`number`), or a named part before or after them. */
export interface Part {
  readonly number?: number;
  /** Anchor, the same in every version and language. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface LegalText {
  readonly title: string;
  readonly description: string;
  /** Changes of this version, one sentence each. */
  readonly changes: readonly string[];
  /** Open questions for counsel, one sentence each. */
  readonly counsel?: readonly string[];
  /** Country (ISO 3166-1 alpha-2) whose partners are bound by a translation. `undefined`: English prevails. */
  readonly prevailsFor?: string;
  readonly parts: readonly Part[];
}

export interface LegalProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Returns a problem of a whole file. */
export const problemOf = (file: string, message: string): LegalProblem => ({file, line: 1, message});

export interface LegalFile {
  readonly document: LegalDocumentId;
  /** Effective date, ISO 8601. */
  readonly date: string;
  readonly language: string;
  readonly file: string;
}

/** Folders of the texts per language, relative to the site or absolute. */
export interface LegalFolders {
  readonly en: string;
  readonly [language: string]: string;
}

export const legalFolders = (languages: readonly string[]): LegalFolders => ({
  en: 'legal',
  ...Object.fromEntries(
    languages.flatMap((language) =>
      language === sourceLanguage ? [] : [[language, `i18n/${language}/legal`]],
    ),
  ),
});

/** List of published versions, relative to the folder of the English texts. */
export const listName = 'versions.json';

export type VersionList = Record<LegalDocumentId, readonly PublishedVersion[]>;

export interface ReadText extends LegalFile {
  readonly text: LegalText;
}

/** All legal texts, and the problems of unreadable ones. */
export interface LegalTexts {
  readonly folders: LegalFolders;
  /** Languages that every version must have. */
  readonly required: readonly string[];
  readonly list: VersionList;
  readonly texts: readonly ReadText[];
  readonly problems: readonly LegalProblem[];
}
