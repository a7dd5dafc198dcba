/** The words of pages, for code that builds the site: pages themselves import `@content`. */
import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {sourceLanguage} from './locale';
import {withFallback} from './words';

/** File of the words of a page in a language, relative to the site. */
export const wordsFile = (language: string, name: string): string =>
  `${language === sourceLanguage ? 'src' : `i18n/${language}`}/content/${name}.ts`;

/** The files of some words in a language and in English, of those that are there. */
export const wordsFiles = (siteDir: string, language: string, names: readonly string[]): string[] =>
  [...new Set([sourceLanguage, language])]
    .flatMap((each) => names.map((name) => wordsFile(each, name)))
    .filter((file) => existsSync(path.join(siteDir, file)));

/** Names of all files of words: each exports one object of its own name. */
export const wordsNames = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, 'src/content'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.parse(file).name)
    .sort();

/** What the files of a language export, by the name of the file; of those that are there. */
export function readModules(
  siteDir: string,
  language: string,
  names: readonly string[],
): Record<string, unknown> {
  const there = names.filter((name) => existsSync(path.join(siteDir, wordsFile(language, name))));
  const {outputFiles} = buildSync({
    stdin: {
      contents: there.map((name) => `export {${name}} from './${wordsFile(language, name)}';`).join('\n'),
      resolveDir: siteDir,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    alias: {'@site': siteDir},
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const module = {exports: {} as Record<string, unknown>};
  // The site's own code, as a file of it would be loaded.
  new Function('module', 'exports', 'require', outputFiles[0]!.text)(
    module,
    module.exports,
    createRequire(path.join(siteDir, 'package.json')),
  );
  return {...module.exports};
}

/**
 * The words of a page in a language, with English ones where it has none.
 *
 * @param siteDir folder of the site
 * @param name name of the file in `src/content`, and of what it exports
 */
export function readWords<Content>(siteDir: string, language: string, name: string): Content {
  const original = readModules(siteDir, sourceLanguage, [name])[name] as Content;
  return language === sourceLanguage
    ? original
    : withFallback(original, readModules(siteDir, language, [name])[name] as never);
}
