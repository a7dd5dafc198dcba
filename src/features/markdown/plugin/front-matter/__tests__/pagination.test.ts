import path from 'node:path';
import {jest} from '@jest/globals';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter} from '..';
import {neighboursOf} from '../pagination';
import {testFolder} from '../../../../../../tests/testFolder';

const {folder: site, write} = testFolder();

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
  ['docs/a.md', 'handbook/three', 'handbook/three'],
  ['docs/a.md', 'the top', 'the top'],
])('%s: %s is %s', (file, id, found) => {
  expect(next(file, id)).toBe(found);
});

it.each(['handbook/four', 'folder.md', 'odd.md', 'top'])('no text has the id %s', (id) => {
  expect(next('docs/guides/a.md', id)).toEqual({pagination_next: id});
});

/** Reads a text twice, as server and client build do. Returns warnings and remaining fields. */
async function warningsOf(frontMatter: Record<string, unknown>, source: string, file: string) {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const defaultParseFrontMatter = () => Promise.resolve({content: 'Text', frontMatter});
  const params = {filePath: path.resolve(file), fileContent: source, defaultParseFrontMatter};
  await parseFrontMatter(params);
  const {frontMatter: fields} = await parseFrontMatter(params);
  const said = warn.mock.calls.map(([line]) => String(line));
  warn.mockRestore();
  return {fields, said};
}
it.each<[string, string, unknown]>([
  ['docs/field/a.md', 'cards', true],
  ['docs/field/a.md', 'image', {src: 'a.png', alt: 'A'}],
  ['docs/field/a.md', 'pagination_next', 'guides/no-such-text'],
  ['blog/c.md', 'featured', 'yes'],
])('says once of %s that %s does not fit, and leaves it out', async (file, field, value) => {
  const source = `---\nother: 1\n${field}: x\n---\n`;
  const {fields, said} = await warningsOf({other: 1, [field]: value}, source, file);
  expect(fields).toStrictEqual({other: 1});
  expect(said).toEqual([expect.stringContaining(`[WARNING] ${file}:3  ${field}`)]);
});
it.each<[string, object, boolean]>([
  ['docs/field/100%.md', {}, true],
  ['docs/50% club/a.md', {slug: 'b'}, true],
  ['blog/2025-01-01-100%.md', {}, true],
  ['docs/new!/a.md', {}, true],
  ['docs/50% club/a.md', {slug: '/club/a'}, false],
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
