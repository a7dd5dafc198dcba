import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {frontMatterProblems} from '../../../src/lib/frontMatter';
import {makeText, scaffoldWords} from '../make';
import {scaffold, slugOf} from '../scaffold';
import {languages} from '../../../tests/languages';
import {whereItalian} from '../../../tests/whereItalian';

const words = scaffoldWords(process.cwd());

it.each([
  ['Perché la fiducia è tutto', 'perche-la-fiducia-e-tutto'],
  ['"Quotes": braces {x} & <tags>', 'quotes-braces-x-tags'],
  ['NIS2, one year on', 'nis2-one-year-on'],
  ['🔐 L’accesso: 2 passi', 'laccesso-2-passi'],
  ['Безопасность', 'безопасность'],
  ['word '.repeat(40), 'word-'.repeat(16).slice(0, -1)],
  ['🔐', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it.each(['post', 'guide'] as const)('writes a %s in every language that passes the checks', async (kind) => {
  const title = 'A title: with "quotes"';
  const files = scaffold({kind, title, date: '2026-01-31'}, words);
  expect(files).toHaveLength(languages.length);
  for (const {file, text} of files) {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
    expect(frontMatter.title).toBe(title);
    expect(frontMatter.draft).toBe(true);
    expect(frontMatterProblems(file, frontMatter)).toEqual([]);
  }
  expect(new Set(files.map(({text}) => text)).size).toBe(languages.length);
});

it('puts the files where they belong', () => {
  expect(scaffold({kind: 'post', title: 'One', date: '2026-01-31'}, words).map(({file}) => file)).toEqual([
    'blog/2026-01-31-one.md',
    ...whereItalian.rows(['i18n/it/docusaurus-plugin-content-blog/2026-01-31-one.md']).flat(),
  ]);
});

it('refuses a title without a letter', () => {
  expect(() => scaffold({kind: 'guide', title: '???', date: '2026-01-31'}, words)).toThrow(
    'has no letter or figure',
  );
});

describe('on a site', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'new-text-'));
  afterAll(() => rmSync(siteDir, {recursive: true}));
  const date = '2026-01-31';
  mkdirSync(path.join(siteDir, 'blog/folder'), {recursive: true});
  mkdirSync(path.join(siteDir, 'docs/guides'), {recursive: true});
  writeFileSync(path.join(siteDir, 'blog/folder/index.md'), '---\nslug: /renamed\n---\n');
  writeFileSync(path.join(siteDir, 'docs/guides/setup.mdx'), '');

  it('writes the files, once', () => {
    const files = makeText(siteDir, {kind: 'post', title: 'First', date}, words);
    expect(files.map(({file}) => existsSync(path.join(siteDir, file)))).toEqual(languages.map(() => true));
    // Another day would be another file with the same address.
    expect(() => makeText(siteDir, {kind: 'post', title: 'First!', date: '2026-02-01'}, words)).toThrow(
      'blog/2026-01-31-first.md is there already',
    );
  });

  it.each([
    [{kind: 'post', title: 'Renamed'}, 'blog/folder/index.md is there already'],
    [{kind: 'post', title: 'Folder'}, 'blog/folder/index.md is there already'],
    [{kind: 'guide', title: 'Setup'}, 'docs/guides/setup.mdx is there already'],
    [{kind: 'section', title: 'Guides'}, 'docs/guides is there already'],
    [{kind: 'guide', title: 'New', section: 'nowhere'}, 'There is no section docs/nowhere'],
  ] as const)('refuses %j', (text, reason) => {
    expect(() => makeText(siteDir, {...text, date}, words)).toThrow(reason);
  });

  it('makes a section, and guides in it', () => {
    const files = makeText(siteDir, {kind: 'section', title: 'Case files', date}, words).map(
      ({file}) => file,
    );
    expect(files).toEqual([
      'docs/case-files/_category_.json',
      'docs/case-files/first-guide.md',
      ...whereItalian
        .rows(['i18n/it/docusaurus-plugin-content-docs/current/case-files/first-guide.md'])
        .flat(),
    ]);
    const [guide] = makeText(siteDir, {kind: 'guide', title: 'One', section: 'case-files', date}, words);
    expect(guide?.file).toBe('docs/case-files/one.md');
  });
});
