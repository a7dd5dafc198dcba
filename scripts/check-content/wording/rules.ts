/** Wording rules: the language's glossary, spelling and typography. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {sourceLanguage} from '../../../src/lib/locale';
import {readSource} from '../../../src/features/markdown/plugin/readSource';
import {oxfordSpelling} from './oxford';

export interface Rule {
  /** Matches the phrase, with the flag `g`. */
  readonly pattern: RegExp;
  /** Returns the advice that follows the match; `undefined` if the match is correct. */
  readonly advice: (found: string, groups: readonly (string | undefined)[]) => string | undefined;
}

const glossaryOf = (language: string) =>
  language === sourceLanguage ? 'src/content/GLOSSARY.md' : `i18n/${language}/GLOSSARY.md`;

/** Returns the rows of the table below a heading, without its header row. */
function rowsBelow(heading: string, {children}: Root): string[][] {
  const from = children.findIndex((node) => node.type === 'heading' && toString(node) === heading);
  const table = children.slice(from + 1).find((node) => node.type === 'table' || node.type === 'heading');
  return from >= 0 && table?.type === 'table'
    ? table.children.slice(1).map((row) => row.children.map((cell) => toString(cell)))
    : [];
}

/** Splits a cell at commas. */
const wordsOf = (cell: string) => cell.split(',').map((words) => words.trim());

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern of whole words, across line ends. A star matches the rest of a word. */
function phrase(words: string): string {
  const body = escaped(words)
    .replaceAll('\\*', '\\p{L}*')
    .replaceAll(/\s+/g, '\\s+')
    .replaceAll(/['’]/g, "[’']");
  return `(?<![\\p{L}\\p{N}-])${body}(?![\\p{L}\\p{N}]|-\\p{L})`;
}

/** Reads a glossary: rules for the phrases under "Avoid", and phrases to keep unchanged. */
function readGlossary(siteDir: string, language: string): {rules: Rule[]; kept: string[]} {
  const file = path.join(siteDir, glossaryOf(language));
  const glossary = readSource(file, existsSync(file) ? readFileSync(file, 'utf8') : '');
  const rules = rowsBelow('Avoid', glossary).flatMap(([avoided = '', better = '', why = '']) =>
    wordsOf(avoided).map((words) => ({
      pattern: new RegExp(phrase(words), 'giu'),
      advice: () => better + (why && ` (${why})`),
    })),
  );
  return {rules, kept: rowsBelow('Kept as they are', glossary).map(([words = '']) => words)};
}

const months = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
};

const mistakes: readonly Rule[] = [
  {
    pattern: /(?<![\p{L}’'-])(\p{L}{2,}) \1(?![\p{L}’'-])/giu,
    // Exceptions: "IT it manages", "the one that that means".
    advice: (_, [word = '']) =>
      word === word.toUpperCase() || /^(?:that|had)$/i.test(word)
        ? undefined
        : `${word} once: the word is repeated`,
  },
];

const common: readonly Rule[] = [
  {
    pattern: /\p{L}[”»]?!(?=[\s”»)]|$)/gu,
    advice: () =>
      'end the sentence with a full stop: an exclamation mark stands only where the client has one',
  },
];

const english: readonly Rule[] = [
  {
    pattern: /\p{L}+/gu,
    advice: (word) => {
      const better = oxfordSpelling(word);
      return better && `${better} (Oxford spelling)`;
    },
  },
  {
    // The verb has an s.
    pattern: /(?<!\b(?:to|will|may|must|can|we|they|you) )\blicenses?\b/giu,
    advice: (word) => `${word.toLowerCase().replace('se', 'ce')} (the noun; the verb is "to license")`,
  },
  {
    pattern: new RegExp(`(?:${months.en}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`, 'gu'),
    advice: (found, [day, year]) => `${day} ${found.split(' ')[0]} ${year} (day, month, year)`,
  },
  {pattern: /\p{L}'(?=\p{L})/gu, advice: () => 'the apostrophe is ’'},
];

/** Wrong Italian accents and apostrophes. */
const italianMistakes: readonly Rule[] = [
  {
    pattern:
      /(?<!\p{L})(?:(?:perch|affinch|bench|poich|finch|sicch|giacch|anzich|purch|nonch|fuorch)è|nè|sè)(?!\p{L})/giu,
    advice: (word) => `${word.replace(/è$/i, 'é')} (acute accent)`,
  },
  {
    pattern: /(?<!\p{L})(?:cioé|piú|é|caffé)(?!\p{L})/giu,
    advice: (word) => `${word.replace('é', 'è').replace('ú', 'ù')} (grave accent)`,
  },
  {pattern: /(?<!\p{L})qual[’'] ?è(?!\p{L})/giu, advice: () => 'qual è (no apostrophe)'},
];

const italian: readonly Rule[] = [
  {
    pattern: new RegExp(`(?<![\\d.,–-])1 (${months.it})`, 'gu'),
    advice: (_, [month]) => `1° ${month}`,
  },
  {
    pattern: /\p{L}'(?=\p{L}|\s|$)/gu,
    advice: () => 'the apostrophe is ’, and accents are letters of their own: l’offerta, È',
  },
  {pattern: /\p{L}\.\.\.(?!\.)/gu, advice: () => 'three points are one sign: …'},
  {pattern: /[“„]/gu, advice: () => 'quotation marks are « »'},
  {
    pattern: /(?<=[\p{Ll},;:] )(?:Lei|Suo|Sua|Suoi|Sue|Vostr[oaie]|Loro)(?!\p{L})/gu,
    advice: () => 'the reader is “tu”, others are written small',
  },
];

const own: Readonly<Record<string, readonly Rule[]>> = {en: english, it: italian};

/** Fixed by the client, word for word (the site's specification). */
const fixed = [
  'August 20, 2025',
  'October 7, 2025',
  'Message sent!',
  "We'll get back to you as soon as possible.",
  'Test email sent successfully!',
  'Messaggio inviato!',
  'Email di prova inviata!',
];

export interface Wording {
  readonly rules: readonly Rule[];
  /** Phrases exempt from all rules. */
  readonly kept: readonly string[];
}

/**
 * @param siteDir folder of the site, with the glossaries
 *
 * @param language BCP 47 tag; one without its own rules has those of its glossary and of all languages
 * @param houseStyle false to report mistakes alone, without glossary and house style
 */
export function wordingOf(siteDir: string, language: string, houseStyle = true): Wording {
  const {rules, kept} = readGlossary(siteDir, language);
  return {
    rules: [
      ...(houseStyle ? [...rules, ...(own[language] ?? []), ...common] : []),
      ...(language === 'it' ? italianMistakes : []),
      ...mistakes,
    ],
    kept: [...fixed, ...kept],
  };
}

export interface Remark {
  /** Offset in the text. */
  readonly at: number;
  readonly says: string;
}

export function remarksOn(text: string, {rules, kept}: Wording): Remark[] {
  // Blanks of equal length keep the offsets.
  const looked = kept.reduce(
    (rest, words) => rest.replaceAll(words, (found) => ' '.repeat(found.length)),
    text,
  );
  return rules
    .flatMap(({pattern, advice}) =>
      [...looked.matchAll(pattern)].flatMap((match) => {
        const [found, ...groups] = match;
        const better = advice(found, groups);
        return better ? [{at: match.index, says: `"${found.replaceAll(/\s+/g, ' ')}": write ${better}`}] : [];
      }),
    )
    .sort((a, b) => a.at - b.at);
}
