import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stopFor} from '../../../rendering/stopFor';
import {languageList} from '../../../lib/languages';
import {wordsFile, wordsNames} from '../../../lib/readWords';
import {wordProblems} from './wordProblems';

/** Returns a module with the words of a page: in the language, with English for missing ones. */
function moduleOf(siteDir: string, language: string, name: string): string {
  const file = wordsFile(language, name);
  const own = existsSync(path.join(siteDir, file))
    ? `import {${name} as own} from ${JSON.stringify(`@site/${file.replace(/\.ts$/, '')}`)};`
    : 'const own = undefined;';
  return `import {${name} as original} from ${JSON.stringify(`@site/src/content/${name}`)};
import {withFallback} from '@site/src/lib/words';
${own}
export const ${name} = /* @__PURE__ */ withFallback(original, own);
`;
}

/** Writes the words of a language that lacks some as modules, and gives their folder. */
function filledFolder({siteDir, generatedFilesDir}: LoadContext, language: string): string {
  const folder = path.join(generatedFilesDir, 'words', language);
  mkdirSync(folder, {recursive: true});
  for (const name of wordsNames(siteDir)) {
    const file = path.join(folder, `${name}.ts`);
    const text = moduleOf(siteDir, language, name);
    // A file that stays as it is lets the bundler keep what it made of it.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      writeFileSync(file, text);
    }
  }
  return folder;
}

/**
 * Returns the folder of the locale's words: `src/content` for English, `i18n/<locale>/content` for a complete language,
 * else generated modules that fill in English.
 */
export function wordsFolder(context: LoadContext): string {
  const {siteDir, i18n} = context;
  const language = i18n.currentLocale;
  if (language === i18n.defaultLocale) {
    return path.join(siteDir, 'src/content');
  }
  return languageList(siteDir).complete.includes(language)
    ? path.join(siteDir, 'i18n', language, 'content')
    : filledFolder(context, language);
}

/**
 * Points `@content` at the words of the locale being built, so that a page contains one language. Throws if a complete
 * language lacks words.
 */
export default function pageWords(context: LoadContext): Plugin {
  const {siteDir, i18n} = context;
  stopFor('Words:', wordProblems(siteDir));
  const folder = wordsFolder(context);
  return {
    name: 'page-words',
    configureWebpack: () => ({resolve: {alias: {'@content': folder}}}),
    getPathsToWatch: () => [
      `${folder}/**/*.ts`,
      path.join(siteDir, 'i18n', i18n.currentLocale, 'content/**/*.ts'),
    ],
  };
}

export {wordProblems, wordsLacking} from './wordProblems';
