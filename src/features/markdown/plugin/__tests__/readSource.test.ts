import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parsedOnce, preprocess, readSource} from '..';

/** Kinds of blocks and inline nodes with their line and words. */
function nodesOf(file: string, source: string, ...kinds: Nodes['type'][]) {
  const found: string[] = [];
  visit(readSource(file, source), kinds, (node) => {
    found.push(`${node.position?.start.line} ${node.type} ${toString(node)}`);
  });
  return found;
}

const text = [
  '---',
  'title: A',
  '---',
  '',
  '```npm start``` starts it.',
  '',
  ':::tip A title',
  '',
  '- ```a``` and `$5`',
  '',
  ':::',
  '',
  '## Title {#anchor}',
  '',
  'A sum $n$, a:b[c] and ~~old~~.',
].join('\n');

it.each(['docs/a.md', 'docs/a.mdx'])('reads %s as its page is made of it', (file) => {
  const kinds = ['code', 'inlineCode', 'containerDirective', 'heading', 'inlineMath', 'delete'] as const;
  expect(nodesOf(file, text, ...kinds)).toEqual([
    '5 inlineCode npm start',
    '7 containerDirective A titlea and $5',
    '9 inlineCode a',
    '9 inlineCode $5',
    '13 heading Title',
    '15 inlineMath n',
    '15 delete old',
  ]);
  expect(toString(readSource(file, text))).toContain('a:b[c]');
});

it('reads a .md file with components as MDX, by what it says now', () => {
  const source = '<Badge title="One" />\n';
  expect(nodesOf('docs/b.md', source, 'mdxJsxFlowElement')).toHaveLength(1);
  expect(nodesOf('docs/b.md', `---\nmdx: {format: md}\n---\n${source}`, 'mdxJsxFlowElement')).toEqual([]);
  expect(nodesOf('docs/b.md', '<br />\n', 'html')).toHaveLength(1);
});

it('gives the words of a text that cannot be read', () => {
  expect(nodesOf('docs/c.mdx', 'Words, {a b}\n\n<Badge>\n', 'paragraph')).toEqual([
    '1 paragraph Words, {a b}',
  ]);
});

it('gives the compiler its tree of the same text once, with anchors', () => {
  const [path, fileContent] = ['docs/d.mdx', '# A {#b}\n'];
  const file = new VFile({path, value: preprocess({filePath: path, fileContent})});
  const compilerOf = (extensions: number) =>
    unified().data('micromarkExtensions', Array(extensions).fill({})).use(remarkParse).use(parsedOnce);
  const tree = readSource(path, fileContent);
  expect(compilerOf(6).parse(file)).toBe(tree);
  expect(toString(tree)).toBe('A {#b}');
  expect(compilerOf(6).parse(file)).not.toBe(tree);
  readSource(path, fileContent);
  expect(() => compilerOf(7).parse(file)).toThrow('The compiler of texts has other syntax');
});
