import {legalDocuments, legalTimeZone, type LegalDocumentId} from '../../../data/legal';
import type {CompanyContent} from '../../../content/company';
import type {Brand} from '../../../data/brandSchema';
import {sourceLanguage} from '../../../lib/locale';
import {startOfDay} from '../../../lib/calendar';
import {compareTexts} from './compare';
import type {Inline, LegalText, LegalTexts} from './model';
import type {
  ComparisonPageData,
  OverviewPageData,
  TextPageData,
  VersionFacts,
  VersionsPageData,
} from './pageData';
import {fillIn, particularsOf} from './particulars';
import {plainText, sha256} from './plainText';
import {changesFeed, legalPaths, versionOn, versionsOn} from './versions';

/** A version as shown in one language. */
export interface Edition {
  readonly facts: VersionFacts;
  /** In the language being built if it exists, else in English; with the company's particulars. */
  readonly text: LegalText;
  readonly language: string;
  readonly original: LegalText;
  /** Language of the text that prevails for readers of this edition. */
  readonly prevails: string;
  /** The prevailing text as a plain file, whose hash is published. */
  readonly plain: string;
}

export type Editions = Readonly<Record<LegalDocumentId, readonly Edition[]>>;

interface SiteFacts {
  readonly brand: Brand;
  readonly language: string;
  /** Home path of each language, with a trailing slash. */
  readonly homes: Readonly<Record<string, string>>;
  /** Current day at the company's seat, ISO 8601. */
  readonly today: string;
  /** Words for the company's particulars in a language. */
  readonly company: (language: string) => CompanyContent;
}

/**
 * Returns all posted versions, oldest first.
 *
 * @throws Error if no version of a document is in force, since its page would be empty
 */
export function editionsOf({list, texts}: LegalTexts, site: SiteFacts): Editions {
  const {brand, language, homes, today, company} = site;
  const textIn = (document: LegalDocumentId, date: string, wanted: string): LegalText | undefined => {
    const found = texts.find((it) => it.document === document && it.date === date && it.language === wanted);
    return found && fillIn(found.text, particularsOf(brand, date, wanted, company(wanted)));
  };
  const editions = (document: LegalDocumentId): Edition[] =>
    versionsOn(list[document], today).map(({date, noticed, state, until, sample}) => {
      const original = textIn(document, date, sourceLanguage);
      if (!original) {
        throw new Error(`There is no text of ${document} ${date} in English.`);
      }
      const own = textIn(document, date, language);
      const text = own ?? original;
      // If a translation prevails for its readers, its words are hashed.
      const prevails = own?.prevailsFor ? language : sourceLanguage;
      const plain = plainText(prevails === language ? text : original, date);
      const file = legalPaths.version(document, date).slice(1);
      return {
        plain,
        prevails,
        text,
        original,
        language: own ? language : sourceLanguage,
        facts: {
          date,
          noticed,
          state,
          until,
          sample,
          sha256: sha256(plain),
          plainFile: `${homes[prevails]}${file}.txt`,
          pdfFile: `${homes[language]}${file}.pdf`,
          changes: text.changes,
          begins: startOfDay(legalTimeZone, date).toJSON(),
        },
      };
    });
  const all = {terms: editions('terms'), dpa: editions('dpa')};
  for (const document of legalDocuments) {
    if (!all[document].some(({facts}) => facts.state === 'inForce')) {
      throw new Error(`legal/versions.json: no version of ${document} is in force on ${today}.`);
    }
  }
  return all;
}

/**
 * Points links at the version of the other text that was in force then, since numbers may have moved.
 *
 * @param last last day on which the linking version applies, or the current day
 */
function linksOfTheTime(text: LegalText, editions: Editions, last: string): LegalText {
  const relink = (words: readonly Inline[]): Inline[] =>
    words.map((word) => {
      if (typeof word === 'string' || 'brand' in word) {
        return word;
      }
      if ('strong' in word) {
        return {strong: relink(word.strong)};
      }
      if ('em' in word) {
        return {em: relink(word.em)};
      }
      const [page = '', anchor] = word.link.split('#');
      const document = legalDocuments.find((it) => legalPaths.text(it) === page);
      const then =
        document &&
        anchor &&
        versionOn(
          editions[document].map(({facts}) => facts),
          last,
        );
      return then ? {...word, link: `${legalPaths.version(document, then.date)}#${anchor}`} : word;
    });
  return {
    ...text,
    parts: text.parts.map((part) => ({
      ...part,
      blocks: part.blocks.map((block) => ({...block, words: relink(block.words)})),
    })),
  };
}

/** Path without the locale, and props of a page. */
export type LegalPage =
  | {readonly path: string; readonly kind: 'overview'; readonly data: OverviewPageData}
  | {readonly path: string; readonly kind: 'text'; readonly data: TextPageData}
  | {readonly path: string; readonly kind: 'versions'; readonly data: VersionsPageData}
  | {readonly path: string; readonly kind: 'comparison'; readonly data: ComparisonPageData};

/** `editionsOf` guarantees that a document has one. */
const inForceOf = (own: readonly Edition[]) => own.find(({facts}) => facts.state === 'inForce')!;

function pagesOfDocument(document: LegalDocumentId, editions: Editions, site: SiteFacts): LegalPage[] {
  const own = editions[document];
  const inForce = inForceOf(own);
  const announced = own.find(({facts}) => facts.state === 'announced')?.facts;
  const textPage = ({facts, text, language}: Edition, index: number, present: boolean): LegalPage => ({
    path: present ? legalPaths.text(document) : legalPaths.version(document, facts.date),
    kind: 'text',
    data: {
      document,
      version: facts,
      language,
      present,
      text: present
        ? text
        : linksOfTheTime(text, editions, facts.until ?? (facts.date > site.today ? facts.date : site.today)),
      previous: own[index - 1]?.facts.date,
      inForce: inForce.facts.date,
      announced: facts.state === 'inForce' ? announced : undefined,
    },
  });
  const comparisons = own.flatMap((newer, index) =>
    own.slice(0, index).map((older): LegalPage => ({
      path: legalPaths.comparison(document, older.facts.date, newer.facts.date),
      kind: 'comparison',
      data: {
        document,
        title: newer.text.title,
        older: older.facts,
        newer: newer.facts,
        // Texts in two languages cannot be compared.
        parts:
          older.language === newer.language
            ? compareTexts(older.text, newer.text)
            : compareTexts(older.original, newer.original),
      },
    })),
  );
  return [
    textPage(inForce, own.indexOf(inForce), true),
    ...own.map((edition, index) => textPage(edition, index, false)),
    {
      path: legalPaths.versions(document),
      kind: 'versions',
      data: {
        document,
        title: inForce.text.title,
        versions: own.map(({facts}) => facts).reverse(),
        feed: site.homes[site.language] + changesFeed.slice(1),
      },
    },
    ...comparisons,
  ];
}

export function pagesOf(editions: Editions, site: SiteFacts): LegalPage[] {
  const texts = legalDocuments.map((document) => {
    const {facts, text} = inForceOf(editions[document]);
    return {document, title: text.title, description: text.description, version: facts};
  });
  return [
    {path: legalPaths.overview, kind: 'overview', data: {texts}},
    ...legalDocuments.flatMap((document) => pagesOfDocument(document, editions, site)),
  ];
}
