import {frontMatterOf, lineOfField, readFrontMatter} from '../readFrontMatter';

it.each(['\v', '\f', '\x07', '\x7f', '\x85', '\ufffe'])('reads a title with %j in it', async (character) => {
  const source = `---\ntitle: One${character}line\n---\nText`;
  const {frontMatter, content} = await readFrontMatter('a.md', source);
  expect(frontMatter.title).toMatch(/^One ?line$/);
  expect(content.trim()).toBe('Text');
  expect(frontMatterOf(source)).toEqual(frontMatter);
});

it.each([
  ['---\ntitle: A\n"id": b\n---\n', 3],
  ['\uFEFF---\r\nid: b\r\n---\r\nid: c\r\n', 2],
  ['---\ntext: |\n  id: b\nid: c\n---\n', 4],
  ['---\ntitle: A\n---\nid: b\n---\n', 1],
  ['Text\n\n---\nid: b\n---\n', 1],
])('a field has the line of its key: %j', (source, line) => {
  expect(lineOfField(source, 'id')).toBe(line);
});
