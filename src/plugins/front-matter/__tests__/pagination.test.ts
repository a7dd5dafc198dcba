import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseFrontMatter} from '..';
import {neighboursOf, unknownNeighbours} from '../pagination';

const site = mkdtempSync(path.join(tmpdir(), 'pagination-'));
afterAll(() => rmSync(site, {recursive: true}));

const write = (file: string, source = 'Text.') => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), source);
};
write('docs/guides/first.md');
write('docs/lint/getting-started/Quickstart.mdx');
write('docs/lint/getting-started/Typed_Linting.mdx', '---\ntitle: Typed\nid: typed-linting\n---\n');
write('docs/02-handbook/01-one.md');
write('versioned_docs/version-1.0/guides/old.md');

const next = (file: string, id: unknown) => {
  const {fields, unknown} = neighboursOf(file, {pagination_next: id}, site);
  return fields.pagination_next ?? unknown;
};

it.each([
  ['docs/guides/a.md', 'guides/first', 'guides/first'],
  // As the text was written, before its folder was laid into another.
  ['docs/lint/a.md', 'getting-started/typed-linting', 'lint/getting-started/typed-linting'],
  ['docs/guides/a.md', 'handbook/one', 'handbook/one'],
  ['i18n/it/docusaurus-plugin-content-docs/current/guides/a.md', 'guides/first', 'guides/first'],
  ['versioned_docs/version-1.0/guides/a.md', 'guides/old', 'guides/old'],
])('%s: %s is %s', (file, id, found) => {
  expect(next(file, id)).toBe(found);
});

it('says which id no text has, and on which line', () => {
  expect(next('docs/guides/a.md', 'guides/old')).toEqual({pagination_next: 'guides/old'});
  const source = '---\ntitle: A\npagination_next: guides/old\n---\n';
  expect(unknownNeighbours(source, {pagination_next: 'guides/old'})).toEqual([
    {line: 3, message: expect.stringContaining('no text has the id guides/old') as string},
  ]);
});

it('leaves nothing as it is: a text without a link, and texts that are no guides', () => {
  expect(neighboursOf('docs/guides/a.md', {pagination_next: null}, site).fields).toEqual({});
  expect(neighboursOf('blog/a.md', {pagination_next: 'guides/first'}, site).fields).toEqual({});
});

it('fields that say "none" stay in the front matter; fields without words do not', async () => {
  const {frontMatter} = await parseFrontMatter({
    filePath: path.resolve('docs/guides/a.md'),
    fileContent: '---\npagination_next: null\ndisplayed_sidebar: null\ntitle: null\ndescription: ""\n---\n',
    defaultParseFrontMatter: () =>
      Promise.resolve({
        content: '',
        frontMatter: {pagination_next: null, displayed_sidebar: null, title: null, description: ''},
      }),
  });
  expect(frontMatter).toEqual({pagination_next: null, displayed_sidebar: null});
});
