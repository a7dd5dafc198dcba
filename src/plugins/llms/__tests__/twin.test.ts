import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {PublishedText} from '../../../lib/publishedTexts';
import {llmsTxt} from '../llmsTxt';
import {twinOf} from '../twin';
import {whereItalian} from '../../../../tests/whereItalian';

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

it('keeps the heading that a text brings itself', () => {
  expect(twinOf('# Own\n\nText.', text(), addresses, words)).not.toContain('# A guide');
});

it.each([
  ['[b](./b.md#part)', '[b](https://a.example/it/guides/b#part)'],
  ['[b](guides/b.md "Title")', '[b](https://a.example/it/guides/b "Title")'],
  ['[`b` and [c]](<./b.md>)', '[`b` and [c]](https://a.example/it/guides/b)'],
  ['[p](/pricing?x=1)', '[p](https://a.example/it/pricing?x=1)'],
  ['[here](#part)', '[here](https://a.example/it/guides/a#part)'],
  ['[w](https://b.example/a_(b))', '[w](https://b.example/a_(b))'],
  ['[ref]: ./b.md', '[ref]: https://a.example/it/guides/b'],
  ['![What it shows](./a.svg "Caption.")', '*Figure: What it shows Caption.*'],
  ['[![Alt](./a.png)](/pricing)', '[*Figure: Alt*](https://a.example/it/pricing)'],
  ['## Title {#anchor}', '## Title'],
  ['a <!-- truncate --> b', 'a  b'],
  ['`[b](./b.md)` and ``a ` [b](./b.md)``', '`[b](./b.md)` and ``a ` [b](./b.md)``'],
  ['```md\n[b](./b.md) {#a}\n```', '```md\n[b](./b.md) {#a}\n```'],
  [
    '~~~\n```\n[b](./b.md)\n~~~\n[b](./b.md)',
    '~~~\n```\n[b](./b.md)\n~~~\n[b](https://a.example/it/guides/b)',
  ],
  [':::note[Mind]\n\nText.\n\n:::\n\nAfter.', '> **Mind**\n>\n> Text.\n>\n\nAfter.'],
  [':::tip\nText.\n:::', '> **Tip**\n> Text.'],
  ['::::tip\nA\n:::note\nB\n:::\nC\n::::\n:::\nD  \nE', '> **Tip**\n> A\n> > **Note**\n> > B\n> C\nD  \nE'],
])('%j becomes %j', (markdown, wanted) => {
  expect(bodyOf(markdown)).toBe(`${wanted}\n`);
});

it('leaves out what MDX is made of', () => {
  expect(bodyOf('import A from "./a";\n\n<A b="c">\n\nText.\n\n</A>', 'docs/guides/a.mdx')).toBe('Text.\n');
});

const root = path.resolve(import.meta.dirname, '../../../..');
const translated = whereItalian.rows(['i18n/it/docusaurus-plugin-content-blog']).flat();
const texts = ['docs/guides', 'docs/resources', 'blog', ...translated].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`),
);

const parse = (markdown: string): Root => unified().use(remarkParse).use(remarkGfm).parse(markdown);
function linksOf(tree: Root): string[] {
  const links: string[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    links.push((node as {url: string}).url);
  });
  return links;
}
const codeOf = (tree: Root) => {
  const code: string[] = [];
  visit(tree, ['code', 'inlineCode'], (node) => {
    code.push(toString(node));
  });
  return code;
};

it('sees the texts of the site', () => {
  expect(texts.length).toBeGreaterThanOrEqual(14 + 6 * translated.length);
});

it.each(texts)('%s says the same to a parser, with whole addresses', (file) => {
  const source = readFileSync(path.join(root, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  const [before, after] = [parse(source), parse(twinOf(source, text(file), addresses, words))];
  const links = linksOf(after);
  expect(links.filter((link) => !/^(?:https?:\/\/|mailto:)/.test(link))).toEqual([]);
  // One more: the address of the page.
  expect(links).toHaveLength(linksOf(before).length + 1);
  expect(codeOf(after)).toEqual(codeOf(before));
  expect(toString(after)).not.toMatch(/\{#|^:::/m);
});

it('writes a list by the rules of llmstxt.org', () => {
  const list = llmsTxt({
    name: 'Brand',
    summary: 'What it is.',
    details: 'More.',
    sections: [
      {title: 'Pages', entries: [{title: 'A [b]', address: 'https://a.example/a', description: 'Text.'}]},
      {title: 'Empty', entries: []},
      {title: 'Optional', entries: [{title: 'C', address: 'https://a.example/c'}]},
    ],
  });
  expect(list).toBe(
    '# Brand\n\n> What it is.\n\nMore.\n\n## Pages\n\n- [A \\[b\\]](https://a.example/a): Text.\n\n## Optional\n\n- [C](https://a.example/c)\n',
  );
});
