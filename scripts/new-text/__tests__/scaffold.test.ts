import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {frontMatterProblems} from '../../../src/lib/frontMatter';
import {scaffold, slugOf} from '../scaffold';

it.each([
  ['Perché la fiducia è tutto', 'perche-la-fiducia-e-tutto'],
  ['"Quotes": braces {x} & <tags>', 'quotes-braces-x-tags'],
  ['NIS2, one year on', 'nis2-one-year-on'],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it.each(['post', 'guide'] as const)('writes a %s in both languages that passes the checks', async (kind) => {
  const title = 'A title: with "quotes"';
  const files = scaffold(kind, title, '2026-01-31');
  expect(files).toHaveLength(2);
  for (const {file, text} of files) {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
    expect(frontMatter.title).toBe(title);
    expect(frontMatter.draft).toBe(true);
    expect(frontMatterProblems(file, frontMatter)).toEqual([]);
  }
  const [english, italian] = files.map(({text}) => text);
  expect(italian).not.toBe(english);
});

it('puts the files where they belong', () => {
  expect(scaffold('post', 'One', '2026-01-31').map(({file}) => file)).toEqual([
    'blog/2026-01-31-one.md',
    'i18n/it/docusaurus-plugin-content-blog/2026-01-31-one.md',
  ]);
});

it('refuses a title without a letter', () => {
  expect(() => scaffold('guide', '???', '2026-01-31')).toThrow('has no letter or figure');
});
