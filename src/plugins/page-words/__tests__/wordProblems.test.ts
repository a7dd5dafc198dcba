import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readWords} from '../../../lib/readWords';
import {letterWarnings, lostLetters} from '../lostLetters';
import {wordProblems, wordsLacking} from '../wordProblems';

const siteDir = mkdtempSync(path.join(tmpdir(), 'words-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const write = (file: string, text: string): void => {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
};
cpSync('package.json', path.join(siteDir, 'package.json'));
write('src/data/name.ts', "export const name: string = 'Corvo';\n");
write(
  'src/content/home.ts',
  "import {name} from '@site/src/data/name';\nexport const home = {title: `At ${name}`, hero: {lede: 'Words'}, count: (n: number) => `${n} clients`};\n",
);
write('src/content/blog.ts', "export const blog = {title: 'Blog'};\n");
write('i18n/it/locale.json', '{"words": "complete"}');
write('i18n/it/content/home.ts', "export const home = {title: 'Da noi', hero: {}};\n");
write('i18n/de/locale.json', '{"words": "partial"}');
write('i18n/de/content/home.ts', "export const home = {hero: {lede: 'Worte'}};\n");

it('stops a build for a language that says it has all words, and names file and words', () => {
  const instead = 'or let English stand in: {"words": "partial"} in i18n/it/locale.json.';
  expect(wordProblems(siteDir)).toEqual([
    `i18n/it/content/blog.ts is not there: translate src/content/blog.ts, ${instead}`,
    `i18n/it/content/home.ts lacks hero.lede, count: write them, ${instead}`,
  ]);
});

it('lists what a language with some words lacks', () => {
  expect(wordsLacking(siteDir).filter(({language}) => language === 'de')).toEqual([
    {language: 'de', file: 'i18n/de/content/blog.ts', exists: false, words: [], required: false},
    {
      language: 'de',
      file: 'i18n/de/content/home.ts',
      exists: true,
      words: ['title', 'count'],
      required: false,
    },
  ]);
});

it('finds no word missing in this site', () => {
  expect(wordProblems(process.cwd())).toEqual([]);
});

it('reads words with the site’s data in them, English ones where there are no others', () => {
  const words = readWords<{title: string; hero: {lede: string}; count: (n: number) => string}>(
    siteDir,
    'de',
    'home',
  );
  expect([words.title, words.hero.lede, words.count(2)]).toEqual(['At Corvo', 'Worte', '2 clients']);
});

it('names letters that the fonts of a browser’s PDF do not have', () => {
  expect(lostLetters('Größe, perché, Żółć')).toEqual(['Ż', 'ł', 'ć']);
  expect(letterWarnings(process.cwd(), 'it')).toEqual([]);
});
