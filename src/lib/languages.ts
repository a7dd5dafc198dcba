/**
 * The languages of the site, for code that builds it, serves it or helps writers. Docusaurus's `i18n.locales` is the
 * list. Each language but English has a folder with a `locale.json`, and the build fails if list and folders differ. So
 * code that does not read Docusaurus's configuration can rely on the folders.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {languageName, sourceLanguage} from './locale';

/** Completeness of a language's words. English replaces missing ones. */
type Extent = 'complete' | 'partial';

/** A language other than English. */
export interface Translation {
  /** BCP 47 tag, as in Docusaurus's list: 'it', 'pt-BR'. */
  readonly language: string;
  readonly words: Extent;
  /** How legal texts of the language refer to articles. Required only for a language with its own legal texts. */
  readonly legalReferences?: LegalReferences;
}

const pattern = z.string().refine(
  (source) => {
    try {
      return Boolean(new RegExp(source));
    } catch {
      return false;
    }
  },
  {error: 'must be a regular expression'},
);

const legalReferences = z.strictObject({
  terms: pattern,
  dpa: pattern,
  /** Separators between several places: ', ', ' and '. */
  joints: pattern,
  /** Text after an article of a law. Laws have articles too, which must not become links. */
  ofLaw: pattern,
});

/** Patterns of references in a language's legal texts. */
export type LegalReferences = Readonly<z.infer<typeof legalReferences>>;

const schema = z.strictObject({
  words: z.enum(['complete', 'partial'], {error: 'must be "complete" or "partial"'}),
  legalReferences: legalReferences.optional(),
});

/** Path of the file with a language's completeness. */
const factsFile = (language: string) => `i18n/${language}/locale.json`;

/** Reads a `locale.json`, or returns the problem with it. */
function readFacts(siteDir: string, language: string): Omit<Translation, 'language'> | {problem: string} {
  const file = factsFile(language);
  const form = `{"words": "complete"}, or {"words": "partial"} where English stands in for words that are not there`;
  if (!existsSync(path.join(siteDir, file))) {
    return {problem: `${file} is not there: write ${form}.`};
  }
  try {
    const {data, error} = schema.safeParse(JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')));
    const [issue] = error?.issues ?? [];
    return data ?? {problem: `${file}: ${issue?.path.join('.')} ${issue?.message}. It should hold ${form}.`};
  } catch (error) {
    return {problem: `${file} is no JSON (${(error as Error).message}): write ${form}.`};
  }
}

const foldersIn = (siteDir: string): string[] => {
  const folder = path.join(siteDir, 'i18n');
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== sourceLanguage)
    .map(({name}) => name)
    .sort();
};

/** Returns the languages besides English, sorted by tag. */
export function translationsOf(siteDir: string): Translation[] {
  return foldersIn(siteDir).flatMap((language) => {
    const facts = readFacts(siteDir, language);
    return 'problem' in facts ? [] : [{language, ...facts}];
  });
}

/** Returns all languages, English first. */
export const languagesOf = (siteDir: string): string[] => [
  sourceLanguage,
  ...translationsOf(siteDir).map(({language}) => language),
];

export interface LanguageList {
  readonly complete: readonly string[];
  readonly partial: readonly string[];
}

/** Returns all languages, grouped by completeness. English comes first. */
export function languageList(siteDir: string): LanguageList {
  const translations = translationsOf(siteDir);
  const having = (extent: Extent) =>
    translations.flatMap(({language, words}) => (words === extent ? [language] : []));
  return {complete: [sourceLanguage, ...having('complete')], partial: having('partial')};
}

/** Checks that the tag is well-formed and that `Intl` supports its language. */
function tagProblem(language: string): string | undefined {
  try {
    const [canonical] = Intl.getCanonicalLocales(language);
    if (canonical !== language) {
      return `"${language}" in i18n.locales of docusaurus.config.ts should be written "${canonical}", there and as the name of its folder in i18n.`;
    }
  } catch {
    return `"${language}" in i18n.locales of docusaurus.config.ts is no language tag (BCP 47): write one such as "de" or "pt-BR".`;
  }
  return Intl.NumberFormat.supportedLocalesOf(language).length > 0
    ? undefined
    : `"${language}" in i18n.locales of docusaurus.config.ts is a language in which Node can write no numbers and dates: choose a tag such as "de" or "pt-BR".`;
}

/** Returns the problems of the list of languages and their folders, one sentence each. */
export function languageProblems(
  siteDir: string,
  {defaultLocale, locales}: {readonly defaultLocale: string; readonly locales: readonly string[]},
): string[] {
  const problems: string[] = [];
  if (defaultLocale !== sourceLanguage || !locales.includes(sourceLanguage)) {
    problems.push(
      `i18n in docusaurus.config.ts: "${sourceLanguage}" is the language that texts are written in first: it must be the defaultLocale, and among the locales.`,
    );
  }
  const twice = locales.find((language, index) => locales.indexOf(language) !== index);
  if (twice) {
    problems.push(`i18n.locales in docusaurus.config.ts names "${twice}" twice: take one out.`);
  }
  for (const language of new Set(locales.filter((it) => it !== sourceLanguage))) {
    const tag = tagProblem(language);
    if (tag) {
      problems.push(tag);
    } else if (!existsSync(path.join(siteDir, 'i18n', language))) {
      problems.push(
        `i18n.locales in docusaurus.config.ts names "${language}", and there is no folder i18n/${language}: make it (ADOPTING.md, "Add a language"), or take "${language}" off the list.`,
      );
    } else {
      const facts = readFacts(siteDir, language);
      if ('problem' in facts) {
        problems.push(facts.problem);
      }
    }
  }
  for (const folder of foldersIn(siteDir).filter((it) => !locales.includes(it))) {
    problems.push(
      `i18n/${folder} is there, and i18n.locales in docusaurus.config.ts does not name "${folder}": add it to the list, or delete the folder.`,
    );
  }
  return problems;
}

/** Returns language names in English, for messages: 'English and Italian'. */
export const inEnglish = (languages: readonly string[]): string =>
  new Intl.ListFormat('en').format(languages.map((language) => languageName(language, 'en')));
