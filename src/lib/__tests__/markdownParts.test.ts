import {markdownParts} from '../markdownParts';

/** Prefixes lines of code with a bar and leaves prose unchanged. An empty part is a hyphen. */
const say = (text: string) =>
  [...markdownParts(text)].map(({code, lines}) => `${code ? '|' : ''}${lines.join('/') || '-'}`);

it.each([
  ['no code', 'a\nb', ['a/b']],
  ['code between prose', 'a\n```js\nb\n```\nc', ['a', '|```js/b/```', 'c']],
  ['code that never ends', 'a\n~~~\nb', ['a', '|~~~/b']],
  ['a longer fence', 'a\n````\n```\nb\n````\nc', ['a', '|````/```/b/````', 'c']],
  ['the other sign', '```\n~~~\n```\nc', ['-', '|```/~~~/```', 'c']],
  ['signs that only end as it began', '````\nb\n``` ````\n````\nc', ['-', '|````/b/``` ````/````', 'c']],
  ['no end, but words behind it', '```\n``` js\n```\nc', ['-', '|```/``` js/```', 'c']],
  ['a fence behind words', 'a ```\nb', ['a ```/b']],
  ['a fence in a quotation', '> ```\n> a\n> ```\nb', ['-', '|> ```/> a/> ```', 'b']],
  ['a fence in a list', '-  ```\n   a\n   ```\nb', ['-', '|-  ```/   a/   ```', 'b']],
  ['a fence in a numbered list', '12. ~~~~\na\n~~~~\nb', ['-', '|12. ~~~~/a/~~~~', 'b']],
])('%s', (_what, text, parts) => {
  expect(say(text)).toEqual(parts);
});
