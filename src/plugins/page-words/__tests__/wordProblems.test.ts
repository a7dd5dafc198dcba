import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import pageWords, {wordsFolder} from '..';
import {toWinAnsi} from '../../../lib/pdf/winAnsi';
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

it('calls one missing word it, and a file that exports nothing by its name', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'lacking-'));
  const writeTo = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  writeTo('package.json', '{}');
  writeTo('src/content/a.ts', "export const a = {one: '1', two: '2'};\n");
  writeTo('src/content/b.ts', "export const b = {one: '1'};\n");
  writeTo('i18n/it/locale.json', '{"words": "complete"}');
  writeTo('i18n/it/content/a.ts', "export const a = {one: '1'};\n");
  writeTo('i18n/it/content/b.ts', 'export const other = 1;\n');
  const instead = 'or let English stand in: {"words": "partial"} in i18n/it/locale.json.';
  expect(wordProblems(dir)).toEqual([
    `i18n/it/content/a.ts lacks two: write it, ${instead}`,
    `i18n/it/content/b.ts lacks b: write it, ${instead}`,
  ]);
  expect(wordsLacking(dir)[0]).toMatchObject({required: true, exists: true});
  rmSync(dir, {recursive: true});
});

describe('the plugin', () => {
  const contextOf = (currentLocale: string, dir = siteDir) =>
    ({
      siteDir: dir,
      generatedFilesDir: path.join(siteDir, 'generated'),
      i18n: {currentLocale, defaultLocale: 'en'},
    }) as LoadContext;

  it('finds the words of a language, and fills those of one that has some', () => {
    expect(wordsFolder(contextOf('en'))).toBe(path.join(siteDir, 'src/content'));
    expect(wordsFolder(contextOf('it'))).toBe(path.join(siteDir, 'i18n/it/content'));
    const folder = path.join(siteDir, 'generated/words/de');
    expect(wordsFolder(contextOf('de'))).toBe(folder);
    const filled = (
      name: string,
      own: string,
    ) => `import {${name} as original} from "@site/src/content/${name}";
import {withFallback} from '@site/src/lib/words';
${own}
export const ${name} = /* @__PURE__ */ withFallback(original, own);
`;
    const read = (name: string) => readFileSync(path.join(folder, `${name}.ts`), 'utf8');
    expect(read('home')).toBe(filled('home', 'import {home as own} from "@site/i18n/de/content/home";'));
    expect(read('blog')).toBe(filled('blog', 'const own = undefined;'));
    // The bundler keeps what it made of a file that stays as it is.
    utimesSync(path.join(folder, 'home.ts'), 0, 0);
    writeFileSync(path.join(folder, 'blog.ts'), 'old');
    wordsFolder(contextOf('de'));
    expect(statSync(path.join(folder, 'home.ts')).mtimeMs).toBe(0);
    expect(read('blog')).toBe(filled('blog', 'const own = undefined;'));
  });

  it('stops where a language that is to have all words lacks some', () => {
    expect(() => pageWords(contextOf('en'))).toThrow(`Words:\n  ${wordProblems(siteDir).join('\n  ')}`);
  });

  it('points at the words, watches them, and says what the PDF of a browser loses', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const site = process.cwd();
    const {name, configureWebpack, getPathsToWatch, postBuild} = pageWords(contextOf('en', site));
    const folder = path.join(site, 'src/content');
    expect(name).toBe('page-words');
    expect((configureWebpack as () => object)()).toEqual({resolve: {alias: {'@content': folder}}});
    expect(getPathsToWatch!()).toEqual([`${folder}/**/*.ts`, path.join(site, 'i18n/en/content/**/*.ts')]);
    await postBuild!({} as never);
    expect(warn.mock.calls.flat()).toEqual(letterWarnings(site, 'en').map((line) => `[WARNING] ${line}`));
    warn.mockRestore();
  });
});

it('says which letters of which words that PDF lacks, a sentence each', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'letters-'));
  writeFileSync(path.join(dir, 'package.json'), '{}');
  mkdirSync(path.join(dir, 'src/content'), {recursive: true});
  for (const [name, words] of Object.entries({
    comparisonPdf: "{title: 'Ł and Ł', deep: ['Ω', {n: null, f: () => 'Ж'}]}",
    comparison: "{title: 'A'}",
    savingsCalculator: "{title: 'é', count: 1}",
  })) {
    writeFileSync(path.join(dir, `src/content/${name}.ts`), `export const ${name} = ${words};\n`);
  }
  expect(letterWarnings(dir, 'en')).toEqual([
    `src/content/comparisonPdf.ts: the PDF of the comparison page has no letters for "ŁΩ" and shows "${toWinAnsi('ŁΩ')}" instead: write other words, or give src/lib/pdf a font that has them.`,
  ]);
  rmSync(dir, {recursive: true});
});

it('names letters that the fonts of a browser’s PDF do not have', () => {
  expect(lostLetters('Größe, perché, Żółć')).toEqual(['Ż', 'ł', 'ć']);
  expect(lostLetters('e\u0301 1 – €')).toEqual([]);
  expect(letterWarnings(process.cwd(), 'it')).toEqual([]);
});
