/** The wording of all texts of the site, in every language: page words, guides, articles, legal texts, labels. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {languagesOf} from '../../../src/lib/languages';
import {sourceLanguage} from '../../../src/lib/locale';
import {forbiddenIn} from '../../../src/lib/escapeHtml';
import type {Problem} from '../checks';
import {proseOf} from './prose';
import {remarksOn, wordingOf} from './rules';

const foldersOf = (language: string): readonly string[] =>
  language === sourceLanguage ? ['src/content', 'docs', 'blog', 'legal'] : [`i18n/${language}`];

/** Notes for writers, words that visitors type, and tests are no texts of the site. */
const noTexts = [
  '**/GLOSSARY.md',
  '**/README.md',
  '**/__tests__/**',
  '**/searchWords.ts',
  '**/newText.ts',
  '**/versions.json',
];

/** Keeps only the last version of each legal text: earlier versions never change. */
function withoutFormerVersions(files: readonly string[]): string[] {
  const isVersion = /legal\/\w+\/\d{4}-\d{2}-\d{2}\.mdx$/;
  return files.filter(
    (file) =>
      !isVersion.test(file) ||
      !files.some(
        (other) => isVersion.test(other) && path.dirname(other) === path.dirname(file) && other > file,
      ),
  );
}

async function filesWithProse(siteDir: string, language: string): Promise<string[]> {
  const folders = foldersOf(language).filter((folder) => existsSync(path.join(siteDir, folder)));
  const found = await Globby(
    folders.map((folder) => `${folder}/**/*.{md,mdx,ts,yml,json}`),
    {cwd: siteDir, ignore: noTexts},
  );
  return withoutFormerVersions(found.filter((file) => statSync(path.join(siteDir, file)).isFile())).sort();
}

const lineAt = (text: string, at: number, firstLine: number) =>
  firstLine + text.slice(0, at).split('\n').length - 1;

/** Docusaurus's own words in a language, from `docusaurus write-translations`: not written by this project. */
function wordsOfDocusaurus(siteDir: string, language: string): Set<string> {
  const folder = path.join(siteDir, 'node_modules/@docusaurus/theme-translations/locales', language);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(
    files.flatMap((file) =>
      Object.values(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>),
    ),
  );
}

/** Returns all wording faults in the texts of a site. `houseStyle` applies the glossaries. */
export async function wordingProblems(siteDir: string, houseStyle = true): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const language of languagesOf(siteDir)) {
    const wording = wordingOf(siteDir, language, houseStyle);
    const foreign = wordsOfDocusaurus(siteDir, language);
    for (const file of await filesWithProse(siteDir, language)) {
      const source = readFileSync(path.join(siteDir, file), 'utf8');
      const prose = proseOf(file, source);
      // Characters are in the source, or escaped as `\v` in its texts.
      const characters = [{text: source, line: 1}, ...prose].flatMap(({text, line}) =>
        forbiddenIn(text).map(({at, name}) => ({
          file,
          line: lineAt(text, at, line),
          message: `${name} is a character that nobody sees and no page or feed may hold: delete it, it is left out`,
        })),
      );
      problems.push(
        ...new Map(characters.map((problem) => [problem.line + problem.message, problem])).values(),
      );
      const isForeign = (text: string) => file.endsWith('/code.json') && foreign.has(text);
      for (const {text, line} of prose.filter((it) => !isForeign(it.text))) {
        for (const {at, says} of remarksOn(text, wording)) {
          problems.push({file, line: lineAt(text, at, line), message: says});
        }
      }
    }
  }
  return problems;
}
