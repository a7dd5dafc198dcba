import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
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
write('docs/02-handbook/2.1-two.md');
write('docs/02-handbook/2026-01-02-day.md');
write('docs/02-handbook/3 - three.md');
write('docs/02-handbook/_04_four.txt');
write('docs/folder.md/text.md');
write('docs/odd.md.txt');
write('docs/spaced.md', '---\nid:tight\n---\n');
write('docs/top.md', '---\r\ntitle: Top\r\nid: "the top" \r\n---\r\nid: none\n');
write('docs/below.md', '---\ntitle: A\n---\nid: none\n---\n');
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
  ['i18n/it/docusaurus-plugin-content-docs/version-1.0/guides/a.md', 'old', 'guides/old'],
  ['docs/lint/getting-started/a.md', 'Quickstart', 'lint/getting-started/Quickstart'],
  // The nearest to the top.
  ['docs/lint/getting-started/a.md', 'getting-started/Quickstart', 'lint/getting-started/Quickstart'],
  ['docs/a.md', 'handbook/2.1-two', 'handbook/2.1-two'],
  ['docs/a.md', 'handbook/2026-01-02-day', 'handbook/2026-01-02-day'],
  ['docs/a.md', 'handbook/three', 'handbook/three'],
  ['docs/02-handbook/01-one.md', 'one', 'handbook/one'],
  ['docs/a.md', 'the top', 'the top'],
  ['docs/a.md', 'below', 'below'],
  ['docs/a.md', 'tight', 'tight'],
])('%s: %s is %s', (file, id, found) => {
  expect(next(file, id)).toBe(found);
});

it.each([
  'guides/old',
  'handbook',
  'handbook/four',
  'handbook/2.1',
  'folder.md',
  'folder',
  'guides/first/more',
  'lint/first',
  'odd.md',
  'first/guides',
  'top',
  'none',
  'Typed_Linting',
  '',
])('no text has the id %s', (id) => {
  expect(next('docs/guides/a.md', id)).toEqual({pagination_next: id});
});

it('says which id no text has, and on which line', () => {
  const source = '---\ntitle: A\npagination_next: guides/old\n---\n';
  const message = (field: string, id: string) =>
    `${field}: no text has the id ${id}: it is the path of a file in docs/ without its ending. Until then the sidebar says which text comes there`;
  expect(unknownNeighbours(source, {pagination_next: 'guides/old', pagination_prev: 'b'})).toEqual([
    {line: 3, message: message('pagination_next', 'guides/old')},
    {line: 1, message: message('pagination_prev', 'b')},
  ]);
});

it('reads both neighbours', () => {
  const both = {pagination_next: 'first', pagination_prev: 'guides/gone', other: 'first'};
  expect(neighboursOf('docs/guides/a.md', both, site)).toEqual({
    fields: {pagination_next: 'guides/first', pagination_prev: undefined},
    unknown: {pagination_prev: 'guides/gone'},
  });
});

it('leaves nothing as it is: a text without a link, and texts that are no guides', () => {
  const nothing = {fields: {}, unknown: {}};
  expect(neighboursOf('docs/guides/a.md', {pagination_next: null}, site)).toEqual(nothing);
  for (const file of ['blog/a.md', 'my/docs/a.md', 'old/versioned_docs/1/a.md', 'i18n/it/content/a.md']) {
    expect(neighboursOf(file, {pagination_next: 'guides/first'}, site)).toEqual(nothing);
  }
});

/** The front matter of a guide of this site, where YAML reads it so. */
const read = async (frontMatter: Record<string, unknown>, fileContent = '---\n---\n') =>
  parseFrontMatter({
    filePath: path.resolve('docs/guides/a.md'),
    fileContent,
    defaultParseFrontMatter: () => Promise.resolve({content: 'Text', frontMatter}),
  });

it('fields that say "none" stay in the front matter; fields without words do not', async () => {
  const none = {
    pagination_next: null,
    pagination_prev: null,
    displayed_sidebar: null,
    custom_edit_url: null,
  };
  const without = {title: null, description: '', tags: null};
  expect(await read({...none, ...without, other: ''})).toEqual({
    content: 'Text',
    frontMatter: {...none, other: ''},
  });
});

it('numbers, dates and answers are words where words are meant', async () => {
  const fields = ['title', 'description', 'sidebar_label', 'pagination_label', 'id', 'slug'];
  const {frontMatter} = await read({
    ...Object.fromEntries(fields.map((field, index) => [field, index])),
    image: new Date('2026-01-02T03:04:05Z'),
    sidebar_position: 2,
    draft: false,
  });
  expect(frontMatter).toEqual({
    ...Object.fromEntries(fields.map((field, index) => [field, String(index)])),
    image: '2026-01-02',
    sidebar_position: 2,
    draft: false,
  });
  expect((await read({title: true})).frontMatter).toEqual({title: 'true'});
});

it('says of a neighbour that is not there once, and leaves it to the sidebar', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const _ of ['server', 'browser']) {
    const {frontMatter} = await read(
      {title: 'A', pagination_next: 'guides/no-such-text'},
      '---\npagination_next: guides/no-such-text\n---\n',
    );
    expect(frontMatter).toStrictEqual({title: 'A'});
  }
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^\[WARNING\] docs\/guides\/a\.md:2 {2}pagination_next: no text has the id guides\/no-such-text/,
      ),
    ],
  ]);
  warn.mockRestore();
});

it('is MDX where it uses components', async () => {
  const {frontMatter} = await read({title: 'A'}, '---\ntitle: A\n---\n\n<Tabs />\n');
  expect(frontMatter.mdx).toEqual({format: 'mdx'});
});

/** What is said while a text is read. */
async function warningsOf(frontMatter: Record<string, unknown>, source: string, file = 'docs/guides/a.md') {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const readOnce = () =>
    parseFrontMatter({
      filePath: path.resolve(file),
      fileContent: source,
      defaultParseFrontMatter: () => Promise.resolve({content: 'Text', frontMatter}),
    });
  await readOnce();
  const parsed = await readOnce();
  const said = warn.mock.calls.map(([line]) => String(line));
  warn.mockRestore();
  return {fields: parsed.frontMatter, said};
}

it('says of each field that does not fit where it is and what it needs, once, and leaves it out', async () => {
  const {fields, said} = await warningsOf(
    {title: 'A', answers: 1, sheets: 1},
    '---\ntitle: A\nanswers: 1\nsheets: 1\n---\n',
  );
  expect(fields).toStrictEqual({title: 'A'});
  expect(said).toEqual([
    expect.stringMatching(/^\[WARNING\] docs\/guides\/a\.md:3 {2}answers: needs a list of answers; /),
    expect.stringMatching(/^\[WARNING\] docs\/guides\/a\.md:4 {2}sheets: needs a list of sheets\. .+; /),
  ]);
});

it.each<[string, string, unknown]>([
  ['docs/field/group.md', 'group', 2],
  ['docs/field/a.md', 'cards', true],
  ['docs/field/a.md', 'action', 'none'],
  ['docs/field/a.md', 'back', '/home'],
  ['docs/field/a.md', 'opening', 'hero'],
  ['docs/field/a.md', 'image', {src: 'a.png', alt: 'A'}],
  ['docs/field/a.md', 'description', ['one', 'two']],
  ['blog/a.md', 'readTime', 6],
  ['blog/b.md', 'footer', false],
  ['blog/c.md', 'featured', 'yes'],
  ['blog/d.md', 'imageAlt', {en: 'A'}],
])('%s: %s is another project’s', async (file, field, value) => {
  const {fields, said} = await warningsOf(
    {other: 1, [field]: value},
    `---\nother: 1\n${field}: x\n---\n`,
    file,
  );
  expect(fields).toStrictEqual({other: 1});
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`${file}:3  ${field}`);
});

it.each<[string, object, boolean]>([
  ['docs/field/100%.md', {}, true],
  ['docs/field/a%20b.md', {}, true],
  ['docs/50% club/a.md', {slug: 'b'}, true],
  ['docs/field/a.md', {slug: '100%'}, true],
  ['docs/field/a.md', {id: '5%'}, true],
  ['blog/2025-01-01-100%.md', {}, true],
  ['i18n/it/docusaurus-plugin-content-docs/current/field/100%.md', {}, true],
  ['docs/field/so!.md', {slug: 'so'}, true],
  ['docs/new!/a.md', {}, true],
  ['docs/field/100%.md', {slug: 'hundred'}, false],
  ['docs/50% club/a.md', {slug: '/club/a'}, false],
  ['blog/5%/a.md', {slug: 'a'}, false],
  ['docs/field/100 per cent (1).md', {title: '100%'}, false],
])('%s %j has no page: %s', async (file, frontMatter, stops) => {
  const reading = parseFrontMatter({
    filePath: path.resolve(file),
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({content: '', frontMatter: {...frontMatter}}),
  });
  if (stops) {
    await expect(reading).rejects.toThrow(/^(\S| )+\.md: .+ in the name of a file or folder/);
  } else {
    await expect(reading).resolves.toBeDefined();
  }
});

it('reads texts with characters that no page may hold', async () => {
  const {frontMatter, content} = await parseFrontMatter({
    filePath: path.resolve('docs/guides/a.md'),
    fileContent:
      '---\ntitle: A line\vbreak\ndescription: "A page\\fbreak\\0 \u2068x\u2069"\n---\nOne\ftwo\0.\n',
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(frontMatter).toMatchObject({title: 'A line break', description: 'A page break \u2068x\u2069'});
  expect(content).toBe('One two.');
});

it.each<[unknown, string]>([
  [new Error('bad mapping\nat line 3'), 'bad mapping'],
  ['words', 'words'],
])('says so where it is no YAML: %s', async (error, reason) => {
  await expect(
    parseFrontMatter({
      filePath: path.resolve('docs/guides/a.md'),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.reject(error),
    }),
  ).rejects.toThrow(
    expect.objectContaining({
      message: `docs/guides/a.md: the front matter between the "---" lines is no YAML: ${reason}. A text with a colon needs quotes.`,
    }) as Error,
  );
});
