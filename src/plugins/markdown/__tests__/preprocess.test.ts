import {preprocess} from '../preprocess';

const read = (fileContent: string) => preprocess({fileContent});

it.each<[string, string]>([
  ['## Title {#id}', '## Title \\{#id}'],
  ['### Set {a} apart {#id}  ', '### Set {a} apart \\{#id}  '],
  ['  #### In a tab {#id}', '  #### In a tab \\{#id}'],
  ['## Title \\{#id}', '## Title \\{#id}'],
  ['## Title {/* #id */}', '## Title {/* #id */}'],
  ['Text {#id}', 'Text {#id}'],
  [':::note A title\n\nText\n\n:::', ':::note[A title]\n\nText\n\n:::'],
  [':::note[A title]', ':::note[A title]'],
  [':::other words', ':::other words'],
  ...'tip info warning danger caution important success secondary'
    .split(' ')
    .map((name): [string, string] => [`:::${name} A title`, `:::${name}[A title]`]),
  ['> ## Quoted {#id}', '> ## Quoted \\{#id}'],
  ['\t###### Six {#id}\t', '\t###### Six \\{#id}\t'],
  ['####### Seven {#id}', '####### Seven {#id}'],
  ['##None {#id}', '##None {#id}'],
  ['x ## Title {#id}', 'x ## Title {#id}'],
  ['## Title {#id} more', '## Title {#id} more'],
  ['## A {#a} and {#b}', '## A {#a} and \\{#b}'],
  ['## Hook {#A.__call__}', '## Hook \\{#A.\\_\\_call\\_\\_}'],
  ['## Hook \\{#A.__call__}', '## Hook \\{#A.\\_\\_call\\_\\_}'],
  ['### **B** _c_ {#a*b*c~d~_e_}', '### **B** _c_ \\{#a\\*b\\*c\\~d\\~\\_e\\_}'],
  ['## A {#a\\_b}', '## A \\{#a\\_b}'],
  ['Setext {#a__b__}\n---', 'Setext \\{#a\\_\\_b\\_\\_}\n---'],
  ['Setext {#id}\n===\n\nText', 'Setext \\{#id}\n===\n\nText'],
  ['A line\u000bbreak and\u000ca page', 'A line break and a page'],
  ['## A {#a}\n\n## B {#b}', '## A \\{#a}\n\n## B \\{#b}'],
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
