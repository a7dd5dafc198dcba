import {preprocess} from '../preprocess';

const read = (fileContent: string, filePath = 'docs/a.mdx') => preprocess({filePath, fileContent});

it.each<[string, string]>([
  ['## Title {#id}', '## Title \\{#id}'],
  ['  #### In a tab {#id}', '  #### In a tab \\{#id}'],
  ['## Title {/* #id */}', '## Title {/* #id */}'],
  [':::note A title\n\nText\n\n:::', ':::note[A title]\n\nText\n\n:::'],
  [':::note[A title]', ':::note[A title]'],
  [':::other words', ':::other words'],
  ...'tip info warning danger caution important success secondary'
    .split(' ')
    .map((name): [string, string] => [`:::${name} A title`, `:::${name}[A title]`]),
  ['## A {#a} and {#b}', '## A {#a} and \\{#b}'],
  ['## Hook \\{#A.__call__}', '## Hook \\{#A.\\_\\_call\\_\\_}'],
  ['### **B** _c_ {#a*b*c~d~_e_}', '### **B** _c_ \\{#a\\*b\\*c\\~d\\~\\_e\\_}'],
  ['Setext {#id}\n===\n\nText', 'Setext \\{#id}\n===\n\nText'],
  ['\uFEFF## A {#a}\r\n\r\n> ## B {#b}\r\n', '## A \\{#a}\r\n\r\n> ## B \\{#b}\r\n'],
  ['A line\u000bbreak and\u000ca page', 'A line break and a page'],
  ['- ~~~\n  ## Title {#id}\n  ~~~', '- ~~~\n  ## Title {#id}\n  ~~~'],
])('%j', (text, expected) => expect(read(text)).toBe(expected));

const [older, newer] = [
  ':::tip A title\n\nText\n\n:::\n\n## Title {#id}\n',
  ':::tip[A title]\n\nText\n\n:::\n\n## Title \\{#id}\n',
];
it.each([
  ['backticks in a line', '```npm start``` starts it.', true],
  ['backticks in a list', '- ```npm start``` starts it.\n12. ```a``` and ```b```', true],
  ['tildes behind words', 'A ~~~npm start~~~ is struck.', true],
  ['a fence in a comment', '<!--\n```\n-->', true],
  ['a fence that ends', '````\n```\n````', true],
  ['a fence of tildes, whose info may have some', '~~~npm start~~~ starts it.', false],
  ['a fence that does not end', '- ```js\n  a\n  ``` js', true],
  ['a fence that ends with its admonition', ':::note\n\n```\ncode\n\n:::', true],
  ['a fence of four', '````\n```', false],
])('%s: what follows is read', (_, text, isRead) => {
  for (const file of ['docs/a.md', 'docs/a.mdx']) {
    expect(read(`${text}\n\n${older}`, file)).toBe(`${text}\n\n${isRead ? newer : older}`);
  }
});

it('knows code that is only indented in CommonMark alone', () => {
  const text = 'Text\n\n    ## Title {#id}\n';
  expect(read(text, 'docs/a.md')).toBe(text);
  expect(read(text, 'docs/a.mdx')).toBe(text.replace('{', '\\{'));
});
