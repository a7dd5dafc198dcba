import type {PublishedText} from '../../../lib/publishedTexts';
import {twinOf} from '../twin';

const addresses = {
  url: 'https://a.example',
  baseUrl: '/it/',
  permalinks: {'docs/guides/b.md': '/it/guides/b', 'blog/2024-01-01-c.md': '/it/blog/c'},
};
const words = {figure: 'Figure', source: 'Page'};
const text = (source = 'docs/guides/a.md', frontMatter = {}): PublishedText => ({
  kind: 'guide',
  source,
  permalink: '/it/guides/a',
  title: 'A guide',
  description: 'What it is.',
  frontMatter,
});
const bodyOf = (markdown: string, source?: string) =>
  twinOf(`---\ntitle: A guide\n---\n\n${markdown}`, text(source), addresses, words)
    .split('\n\n')
    .slice(3)
    .join('\n\n');

it('begins with title, description and address, and has the points of cards where the page has them', () => {
  const card = {icon: 'Bug', title: 'One', description: 'First.', points: ['a', 'b', 'c', 'd']};
  const twin = (cards: readonly object[]) =>
    twinOf('---\ntitle: A guide\n---\nText.\n\n## one\n\nMore.', text(undefined, {cards}), addresses, words);
  const head = '# A guide\n\n> What it is.\n\nPage: <https://a.example/it/guides/a>';
  const points = '- **One**: First.\n  - a\n  - b\n  - c\n  - d';
  expect(twin([card])).toBe(`${head}\n\nText.\n\n## one\n\nFirst.\n\n- a\n- b\n- c\n- d\n\nMore.\n`);
  expect(twin([{...card, link: '/b'}])).toBe(`${head}\n\n${points}\n\nText.\n\n## one\n\nMore.\n`);
});

it('keeps formulas as they are written', () => {
  const formula = 'With $f[x](y) \\{#a}$ for $99 and $149.\n\n$$\n\\frac{[a](b)}{c} <!-- -->\n$$';
  expect(bodyOf(formula)).toBe(`${formula}\n`);
  expect(bodyOf(':::note\n\n$$\n[a](b)\n$$\n\n:::')).toContain('> $$\n> [a](b)\n> $$');
  expect(bodyOf('$5 and [b](./b.md), $6')).toContain('(https://a.example/it/guides/b)');
});

it.each([
  ['[b](./b.md#part)', '[b](https://a.example/it/guides/b#part)'],
  ['[b](guides/b.md "Title")', '[b](https://a.example/it/guides/b "Title")'],
  ['[`b` and [c]](<./b.md>)', '[`b` and [c]](https://a.example/it/guides/b)'],
  ['[p](/pricing?x=1)', '[p](https://a.example/it/pricing?x=1)'],
  ['[ref]: ./b.md', '[ref]: https://a.example/it/guides/b'],
  ['![What it shows](./a.svg "Caption.")', '*Figure: What it shows Caption.*'],
  ['a <!-- truncate --> b', 'a  b'],
  ['`[b](./b.md)` and ``a ` [b](./b.md)``', '`[b](./b.md)` and ``a ` [b](./b.md)``'],
  ['```md\n[b](./b.md) {#a}\n```', '```md\n[b](./b.md) {#a}\n```'],
  [':::note[Mind]\n\nText.\n\n:::\n\nAfter.', '> **Mind**\n>\n> Text.\n>\n\nAfter.'],
  ['::::tip\nA\n:::note\nB\n:::\nC\n::::\n:::\nD  \nE', '> **Tip**\n> A\n> > **Note**\n> > B\n> C\nD  \nE'],
])('%j becomes %j', (markdown, wanted) => {
  expect(bodyOf(markdown)).toBe(`${wanted}\n`);
});

it('leaves out what MDX is made of', () => {
  expect(bodyOf('import A from "./a";\n\n<A b="c">\n\nText.\n\n</A>', 'docs/guides/a.mdx')).toBe('Text.\n');
});
