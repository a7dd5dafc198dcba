import {usesComponents, withFormat} from '../format';

const mdx = [
  "import Tabs from '@theme/Tabs';\n\nText",
  'import {a,\n  b as c} from "./x"\n',
  "Text\n\nimport * as all from './all';",
  "import './styles.css';",
  "import Part, {toc} from './_part.mdx';",
  'export const rate = 0.2;\n\nText {rate}',
  'export function Box() {}',
  'export default ({children}) => <div>{children}</div>',
  '<DocCardList />',
  '- point\n\n  <Tabs groupId="os">\n  <TabItem value="a">A</TabItem>\n  </Tabs>',
  'Some text <Badge kind="new"/> goes on',
  '<Box onClick={() => 1} />',
  '<Box.Part>text</Box.Part>',
  '<Box\n>text</Box\n>',
  'export let a = 1',
  'export var a = 1',
  'export async function a() {}',
  'export default class A {}',
  "export {a} from './a'",
  "export * from './a'",
  "import a, * as all from './all'",
  "---\ntitle: A\n---\n\n```\ncode\n```\n\nimport './a'",
  '`code` <Tabs /> `code`',
  '<!-- a --> <Tabs /> <!-- b -->',
  'A ` alone\n\n<Tabs />\n\nand ` another',
];

const markdown = [
  'Plain text with {braces} and a < b.',
  'A list of `List<String>` and List<String> and Map<Key, Value>.',
  '```mdx\nimport Tabs from "@theme/Tabs";\n\n<Tabs></Tabs>\n```\n',
  '~~~\n<Tabs />\n~~~',
  '- ```jsx\n  <Tabs />\n  ```',
  '````\n```\n<Tabs />\n```\n````\n',
  '```\n<Tabs />\nand no end',
  'Use `<Tabs />` or ``<Tabs> ` </Tabs>``.',
  '<!-- <Tabs /> -->',
  '---\ntitle: <Tabs />\n---\n\nText',
  '<details>\n<summary>More</summary>\n\nText\n\n</details>',
  '<b>bold</b> <br/> <img src="x.png" />',
  'import the data from the old tool\nexport it',
  'Press <Enter> and then <Escape>.',
  ' import "./indented"',
  'import a from b',
  'export const',
  'export constant = 1',
  '> ~~~~js\n> <Tabs />\n> ~~~~\n',
  '* ```\n  <Tabs />\n  ```',
  '<!--\n<Tabs />\n-->',
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

  it('adds nothing that a page exports, and keeps what else the writer said', () => {
    const frontMatter = {title: 'A', mdx: {other: 1}};
    const read = withFormat('docs/a.md', source, frontMatter);
    expect({...read}).toEqual({title: 'A'});
    expect(read.mdx).toEqual({other: 1, format: 'mdx'});
    expect(frontMatter).toEqual({title: 'A', mdx: {other: 1}});
    expect(withFormat('docs/a.mdx', source, frontMatter)).toBe(frontMatter);
  });
});
