import {legalDocuments, legalTimeZone, type LegalDocumentId} from '../../data/legal';
import type {CompanyContent} from '../../content/company';
import type {Brand} from '../../data/brandSchema';
import {sourceLanguage} from '../locale';
import {startOfDay} from './calendar';
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

/** A version as the site shows it in one language. */
export interface Edition {
  readonly facts: VersionFacts;
  /** In the language of the site being built if there is one, else in English; with the company's particulars. */
  readonly text: LegalText;
  readonly language: string;
  /** In English. */
  readonly original: LegalText;
  /** Language of the text that prevails for readers of this one. */
  readonly prevails: string;
  /** That text as a plain file, whose hash is published. */
  readonly plain: string;
}

export type Editions = Readonly<Record<LegalDocumentId, readonly Edition[]>>;

interface SiteFacts {
  readonly brand: Brand;
  readonly language: string;
  /** Path of each language's home, with a slash at its end. */
  readonly homes: Readonly<Record<string, string>>;
  /** Day at the company's seat, ISO 8601. */
  readonly today: string;
  /** What a company says of itself, in the words of a language. */
  readonly company: (language: string) => CompanyContent;
}

/**
 * All versions that have been posted, oldest first, as the site shows them.
 *
 * @throws Error where none of a document is in force, so that its page would be empty
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
      // Where a translation prevails for readers of its language, its words are the ones to identify.
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
 * Lets links to the other text lead to its version of that time: places may have moved since.
 *
 * @param last last day on which the linking version applies, or the present day
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

/** One page to make: its path without the locale, and what its component gets. */
export type LegalPage =
  | {readonly path: string; readonly kind: 'overview'; readonly data: OverviewPageData}
  | {readonly path: string; readonly kind: 'text'; readonly data: TextPageData}
  | {readonly path: string; readonly kind: 'versions'; readonly data: VersionsPageData}
  | {readonly path: string; readonly kind: 'comparison'; readonly data: ComparisonPageData};

/** A document has one: `editionsOf` sees to it. */
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
        // Two languages cannot be compared.
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

/** Every page of the legal texts in one language. */
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
