import {preprocess} from '../preprocess';

const read = (fileContent: string) => preprocess({fileContent});

it.each([
  ['## Title {#id}', '## Title \\{#id}'],
  ['### Set {a} apart {#id}  ', '### Set {a} apart \\{#id}  '],
  ['  #### In a tab {#id}', '  #### In a tab \\{#id}'],
  ['## Title \\{#id}', '## Title \\{#id}'],
  ['## Title {/* #id */}', '## Title {/* #id */}'],
  ['Text {#id}', 'Text {#id}'],
  [':::note A title\n\nText\n\n:::', ':::note[A title]\n\nText\n\n:::'],
  [':::note[A title]', ':::note[A title]'],
  [':::other words', ':::other words'],
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
