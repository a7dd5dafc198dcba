import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {frontMatterProblems} from '../../../src/features/markdown/frontMatter';
import {makeText, scaffold, scaffoldWords, slugOf} from '../make';
import {languages} from '../../../tests/languages';
import {testFolder} from '../../../tests/testFolder';

const words = scaffoldWords(process.cwd());

it.each([
  ['Perché la fiducia è tutto', 'perche-la-fiducia-e-tutto'],
  ['"Quotes": braces {x} & <tags>', 'quotes-braces-x-tags'],
  ['🔐 L’accesso: 2 passi', 'laccesso-2-passi'],
  ['🔐', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it.each([
  ['post', 'blog', 'docusaurus-plugin-content-blog'],
  ['guide', 'docs/guides', 'docusaurus-plugin-content-docs/current/guides'],
] as const)('writes a %s in every language that passes the checks, into %s', async (kind, place, below) => {
  const title = 'A title: with "quotes"';
  const files = scaffold({kind, title, date: '2026-01-31'}, words);
  expect(files.map(({file}) => path.dirname(file))).toEqual(
    languages.map((language) => (language === 'en' ? place : `i18n/${language}/${below}`)),
  );
  for (const {file, text} of files) {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
    expect(frontMatter.title).toBe(title);
    expect(frontMatter.draft).toBe(true);
    expect(frontMatterProblems(file, frontMatter)).toEqual([]);
  }
  expect(new Set(files.map(({text}) => text)).size).toBe(languages.length);
});

describe('on a site', () => {
  const {folder: siteDir} = testFolder();
  const date = '2026-01-31';
  mkdirSync(path.join(siteDir, 'docs/guides'), {recursive: true});

  it('writes the files, once', () => {
    const files = makeText(siteDir, {kind: 'post', title: 'First', date}, words);
    expect(files.map(({file}) => existsSync(path.join(siteDir, file)))).toEqual(languages.map(() => true));
    expect(() => makeText(siteDir, {kind: 'post', title: 'First!', date}, words)).toThrow(
      'blog/2026-01-31-first.md is there already',
    );
  });

  it.each([
    [{kind: 'section', title: 'Guides'}, 'docs/guides is there already'],
    [{kind: 'guide', title: 'New', section: 'nowhere'}, 'There is no section docs/nowhere'],
  ] as const)('refuses %j', (text, reason) => {
    expect(() => makeText(siteDir, {...text, date}, words)).toThrow(reason);
  });
});
