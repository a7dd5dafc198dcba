import {existsSync} from 'node:fs';
import path from 'node:path';
import {translationsOf} from '../../../lib/languages';
import {sourceLanguage} from '../../../lib/locale';
import {missingWords} from '../../../lib/words';
import {readModules, wordsFile, wordsNames} from '../../../lib/readWords';

export interface WordsLacking {
  readonly language: string;
  /** Path of the file, relative to the site. */
  readonly file: string;
  readonly exists: boolean;
  /** Paths of the words, such as 'hero.title'. */
  readonly words: readonly string[];
  /** True if the language must be complete: the build fails then. */
  readonly required: boolean;
}

/** Returns every incomplete or missing file of words, sorted by language and name. */
export function wordsLacking(siteDir: string): WordsLacking[] {
  const names = wordsNames(siteDir);
  const english = readModules(siteDir, sourceLanguage, names);
  return translationsOf(siteDir).flatMap(({language, words}) => {
    const own = readModules(siteDir, language, names);
    return names.flatMap((name) => {
      const file = wordsFile(language, name);
      const exists = existsSync(path.join(siteDir, file));
      // A file exports one object, named like the file.
      const lacking = exists ? missingWords(english[name], own[name]).map((place) => place || name) : [];
      return exists && lacking.length === 0
        ? []
        : [{language, file, exists, words: lacking, required: words === 'complete'}];
    });
  });
}

/** Returns the errors of a build, one sentence each: words missing in languages that claim to be complete. */
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
