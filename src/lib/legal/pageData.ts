import type {LegalDocumentId} from '../../data/legal';
import type {ComparedPart} from './compare';
import type {LegalText} from './model';
import type {DatedVersion} from './versions';

/** A version as pages speak of it. */
export interface VersionFacts extends DatedVersion {
  /** SHA-256 of the plain file of the text that prevails: the English one, or a translation that says so. */
  readonly sha256: string;
  /** Absolute path of that file. */
  readonly plainFile: string;
  /** Absolute path of the PDF in the page's language. */
  readonly pdfFile: string;
  /** What is new in it, a sentence each. */
  readonly changes: readonly string[];
  /** The moment at which it takes effect, ISO 8601. */
  readonly begins: string;
}

/** Props of the page of a version. */
export interface TextPageData {
  readonly document: LegalDocumentId;
  readonly version: VersionFacts;
  /** Language of the text: English where the page's has none. */
  readonly language: string;
  /** The page of the text in force, whichever version that is; else the permanent page of this version. */
  readonly present: boolean;
  readonly text: LegalText;
  /** Day of the version before this one. */
  readonly previous?: string;
  /** The version in force now. */
  readonly inForce: string;
  /** A version that is posted and not in force yet, the nearest one. */
  readonly announced?: VersionFacts;
}

/** Props of the page that lists all texts. */
export interface OverviewPageData {
  /** The version in force of each. */
  readonly texts: readonly {
    readonly document: LegalDocumentId;
    readonly title: string;
    readonly description: string;
    readonly version: VersionFacts;
  }[];
}

/** Props of the page of all versions. */
export interface VersionsPageData {
  readonly document: LegalDocumentId;
  readonly title: string;
  /** Newest first. */
  readonly versions: readonly VersionFacts[];
  /** Absolute path of the feed of changes. */
  readonly feed: string;
}

/** Props of a comparison. */
export interface ComparisonPageData {
  readonly document: LegalDocumentId;
  readonly title: string;
  readonly older: VersionFacts;
  readonly newer: VersionFacts;
  readonly parts: readonly ComparedPart[];
}
