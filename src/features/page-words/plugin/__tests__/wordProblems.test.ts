import {cpSync, readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import pageWords, {wordsFolder} from '..';
import {wordProblems} from '../wordProblems';
import {testFolder} from '../../../../../tests/testFolder';

const {folder: siteDir, write} = testFolder();

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
    const read = (name: string) => readFileSync(path.join(folder, `${name}.ts`), 'utf8');
    expect(read('home')).toContain('import {home as own} from "@site/i18n/de/content/home";');
    // The bundler keeps what it made of a file that stays as it is.
    utimesSync(path.join(folder, 'home.ts'), 0, 0);
    writeFileSync(path.join(folder, 'blog.ts'), 'old');
    wordsFolder(contextOf('de'));
    expect(statSync(path.join(folder, 'home.ts')).mtimeMs).toBe(0);
    expect(read('blog')).toContain('import {blog as original} from "@site/src/content/blog";');
  });

  it('stops where a language that is to have all words lacks some', () => {
    expect(() => pageWords(contextOf('en'))).toThrow(`Words:\n  ${wordProblems(siteDir).join('\n  ')}`);
  });
});
