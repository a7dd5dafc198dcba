import {preprocess} from '../preprocess';

const read = (fileContent: string) => preprocess({fileContent});

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
  ['A line\u000bbreak and\u000ca page', 'A line break and a page'],
])('%j', (text, expected) => expect(read(text)).toBe(expected));

it.each([
  '```md\n## Title {#id}\n:::note A title\n```',
  '- ~~~\n  ## Title {#id}\n  ~~~',
  '```\n## Title {#id}',
])('leaves code as it is: %j', (text) => expect(read(text)).toBe(text));

it('keeps every line where it is', () => {
  const text = '---\ntitle: A\n---\n\n```\ncode\n```\n\n## A {#a}\n\n```\ncode\n```\n';
  expect(read(text)).toBe(text.replace('{#a}', '\\{#a}'));
});
