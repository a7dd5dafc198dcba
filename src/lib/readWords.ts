/** The words of pages, for code that runs in Node or is bundled for it: pages and browser scripts import `@content`. */
import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSync, type Plugin} from 'esbuild';
import {translationsOf} from './languages';
import {sourceLanguage} from './locale';
import {oncePerBuild} from '../rendering/oncePerBuild';
import {withFallback} from './words';

/** File of the words of a page in a language, relative to the site. */
export const wordsFile = (language: string, name: string): string =>
  `${language === sourceLanguage ? 'src' : `i18n/${language}`}/content/${name}.ts`;

/** Returns the existing files of some words in a language and in English. */
export const wordsFiles = (siteDir: string, language: string, names: readonly string[]): string[] =>
  [...new Set([sourceLanguage, language])]
    .flatMap((each) => names.map((name) => wordsFile(each, name)))
    .filter((file) => existsSync(path.join(siteDir, file)));

/** Returns the names of all word files. Each exports an object of its own name. */
export const wordsNames = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, 'src/content'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.parse(file).name)
    .sort();

/** A module that exports the words of a language, one name a file; of the files that exist. */
function exportsOf(siteDir: string, language: string, names: readonly string[]) {
  const existing = names.filter((name) => existsSync(path.join(siteDir, wordsFile(language, name))));
  return {
    contents: existing.map((name) => `export {${name}} from './${wordsFile(language, name)}';`).join('\n'),
    resolveDir: siteDir,
    loader: 'ts',
  } as const;
}

/** Loads a language's word files by file name. Skips missing files. */
export const readModules = (
  siteDir: string,
  language: string,
  names: readonly string[],
): Record<string, unknown> =>
  oncePerBuild(['words', siteDir, language, names], () => loadModules(siteDir, language, names));

function loadModules(siteDir: string, language: string, names: readonly string[]): Record<string, unknown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  const outfile = path.join(folder, 'words.cjs');
  try {
    buildSync({
      stdin: exportsOf(siteDir, language, names),
      bundle: true,
      outfile,
      format: 'cjs',
      platform: 'node',
      alias: {'@site': siteDir},
      logLevel: 'silent',
      tsconfigRaw: {},
    });
    return {...(createRequire(outfile)(outfile) as object)};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * Reads the words of a page in a language. English fills in missing ones.
 *
 * @param name name of the file in `src/content`, and of its export
 */
export function readWords<Content>(siteDir: string, language: string, name: string): Content {
  const original = readModules(siteDir, sourceLanguage, [name])[name] as Content;
  return language === sourceLanguage
    ? original
    : withFallback(original, readModules(siteDir, language, [name])[name] as never);
}

/** Loads the words of every language but English, by language. */
export const readTranslations = (siteDir: string, names: readonly string[]) =>
  Object.fromEntries(
    translationsOf(siteDir).map(({language}) => [language, readModules(siteDir, language, names)]),
  );

/**
 * esbuild plugin that replaces the module exporting `installed` with the words themselves, so that the bundle reads no
 * files. `module` matches its path.
 */
export const installWords = (siteDir: string, module: RegExp, names: readonly string[]): Plugin => ({
  name: 'install-words',
  setup({onLoad, onResolve}) {
    onLoad({filter: module}, () => {
      const languages = translationsOf(siteDir).map(({language}) => language);
      const imports = languages.map(
        (language, index) => `import * as words${index} from 'words:${language}';`,
      );
      const entries = languages.map((language, index) => `'${language}': words${index}`);
      return {contents: `${imports.join('\n')}\nexport const installed = {${entries.join(', ')}};`};
    });
    onResolve({filter: /^words:/}, ({path: name}) => ({
      path: name.slice('words:'.length),
      namespace: 'words',
    }));
    onLoad({filter: /./, namespace: 'words'}, ({path: language}) => exportsOf(siteDir, language, names));
  },
});
