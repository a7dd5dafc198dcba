import {usesComponents, withFormat} from '../format';

const mdx = [
  "import Tabs from '@theme/Tabs';\n\nText",
  "Text\n\nimport * as all from './all';",
  "import Part, {toc} from './_part.mdx';",
  'export const rate = 0.2;\n\nText {rate}',
  '<DocCardList />',
  'Some text <Badge kind="new"/> goes on',
  '<Box\n>text</Box\n>',
  "export {a} from './a'",
  "---\ntitle: A\n---\n\n```\ncode\n```\n\nimport './a'",
  '`code` <Tabs /> `code`',
  '<!-- a --> <Tabs /> <!-- b -->',
];

const markdown = [
  'Plain text with {braces} and a < b.',
  'A list of `List<String>` and List<String> and Map<Key, Value>.',
  '```mdx\nimport Tabs from "@theme/Tabs";\n\n<Tabs></Tabs>\n```\n',
  '````\n```\n<Tabs />\n```\n````\n',
  '```\n<Tabs />\nand no end',
  '<!-- <Tabs /> -->',
  '---\ntitle: <Tabs />\n---\n\nText',
  '<details>\n<summary>More</summary>\n\nText\n\n</details>',
  '<b>bold</b> <br/> <img src="x.png" />',
  'import the data from the old tool\nexport it',
  'Press <Enter> and then <Escape>.',
  'export constant = 1',
  '--- \nText\n---\n<Tabs>',
];

describe('a .md file', () => {
  it.each(mdx)('is MDX: %j', (source) => expect(usesComponents(source)).toBe(true));

  it.each(markdown)('is CommonMark: %j', (source) => expect(usesComponents(source)).toBe(false));
});

describe('withFormat', () => {
  const [source = ''] = mdx;
  const formatOf = (file: string, text: string, frontMatter: {mdx?: {format?: string}}) =>
    withFormat(file, text, frontMatter).mdx?.format;

  it('decides for .md files alone', () => {
    expect(formatOf('docs/a.md', source, {})).toBe('mdx');
    expect(formatOf('docs/a.mdx', source, {})).toBeUndefined();
    expect(formatOf('docs/a.md', 'Text', {})).toBeUndefined();
  });

  it('leaves the last word to the writer', () => {
    expect(formatOf('docs/a.md', source, {mdx: {format: 'md'}})).toBe('md');
  });
});
