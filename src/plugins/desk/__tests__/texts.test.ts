import {countWords} from '../texts';

test.each([
  [
    'a.md',
    '---\ntitle: Not these\n---\n\nOne [two](./three-four.md), l’altro 1.5.\n\n```js\nnot();\n```\n',
    4,
  ],
  ['a.mdx', 'import A from \'a\';\n\n<A label="none" />\n\nOne {/* none */} two.\n', 2],
  ['a.ts', "export const a = {title: 'Two words', id: 'none', text: `Three more words`};", 5],
])('counts the words that are read in %s', (file, text, words) => {
  expect(countWords(file, text)).toBe(words);
});
