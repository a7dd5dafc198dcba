import {existsSync} from 'node:fs';
import path from 'node:path';
import {translationsOf} from '../../lib/languages';
import {sourceLanguage} from '../../lib/locale';
import {missingWords} from '../../lib/words';
import {readModules, wordsFile, wordsNames} from '../../lib/readWords';

/** Words that a language lacks in a file. */
export interface WordsLacking {
  readonly language: string;
  /** File that they belong into, relative to the site. */
  readonly file: string;
  /** Whether there is such a file at all. */
  readonly exists: boolean;
  /** Paths of the words, such as 'hero.title'. */
  readonly words: readonly string[];
  /** Whether the language is to have all words: the site is then not built without them. */
  readonly required: boolean;
}

/** Every file of words that lacks some, or is not there, in the order of languages and names. */
export function wordsLacking(siteDir: string): WordsLacking[] {
  const names = wordsNames(siteDir);
  const english = readModules(siteDir, sourceLanguage, names);
  return translationsOf(siteDir).flatMap(({language, words}) => {
    const own = readModules(siteDir, language, names);
    return names.flatMap((name) => {
      const file = wordsFile(language, name);
      const exists = existsSync(path.join(siteDir, file));
      // A file exports one object, of its own name.
      const lacking = exists ? missingWords(english[name], own[name]).map((place) => place || name) : [];
      return exists && lacking.length === 0
        ? []
        : [{language, file, exists, words: lacking, required: words === 'complete'}];
    });
  });
}

/** What stops a build, a sentence each: a language that says it has all words, and has not. */
export function wordProblems(siteDir: string): string[] {
  return wordsLacking(siteDir)
    .filter(({required}) => required)
    .map(({language, file, exists, words}) => {
      const instead = `or let English stand in: {"words": "partial"} in i18n/${language}/locale.json.`;
      return exists
        ? `${file} lacks ${words.join(', ')}: write ${words.length > 1 ? 'them' : 'it'}, ${instead}`
        : `${file} is not there: translate ${wordsFile(sourceLanguage, path.parse(file).name)}, ${instead}`;
    });
}
