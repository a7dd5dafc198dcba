import {readFrontMatter} from '../readFrontMatter';

it.each(['\v', '\f', '\x07', '\x7f', '\x85', '\ufffe'])('reads a title with %j in it', async (character) => {
  const {frontMatter, content} = await readFrontMatter('a.md', `---\ntitle: One${character}line\n---\nText`);
  expect(frontMatter.title).toMatch(/^One ?line$/);
  expect(content.trim()).toBe('Text');
});
