import type {LegalDocumentId} from '../../../data/legal';
import type {ComparedPart} from './compare';
import type {LegalText} from './model';
import type {DatedVersion} from './versions';

export interface VersionFacts extends DatedVersion {
  /** SHA-256 of the plain file of the prevailing text: English, or a translation that declares so. */
  readonly sha256: string;
  readonly plainFile: string;
  /** Absolute path of the PDF in the page's language. */
  readonly pdfFile: string;
  /** Changes of this version, one sentence each. */
  readonly changes: readonly string[];
  /** The moment at which it takes effect, ISO 8601. */
  readonly begins: string;
}

export interface TextPageData {
  readonly document: LegalDocumentId;
  readonly version: VersionFacts;
  /** Language of the text; English if the page's language has none. */
  readonly language: string;
  /** True for the page that always shows the text in force; false for the permanent page of a version. */
  readonly present: boolean;
  readonly text: LegalText;
  readonly previous?: string;
  readonly inForce: string;
  /** The next version, posted and not yet in force. */
  readonly announced?: VersionFacts;
}

export interface OverviewPageData {
  readonly texts: readonly {
    readonly document: LegalDocumentId;
    readonly title: string;
    readonly description: string;
    readonly version: VersionFacts;
  }[];
}

export interface VersionsPageData {
  readonly document: LegalDocumentId;
  readonly title: string;
  /** Newest first. */
  readonly versions: readonly VersionFacts[];
  /** Absolute path of the feed of changes. */
  readonly feed: string;
}

export interface ComparisonPageData {
  readonly document: LegalDocumentId;
  readonly title: string;
  readonly older: VersionFacts;
  readonly newer: VersionFacts;
  readonly parts: readonly ComparedPart[];
}
