import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import remarkFormulas from '../remarkFormulas';

/** The formulas of a text; an empty list would also come of a parser that knows none, so see the first test. */
function formulasOf(text: string): string[] {
  const found: string[] = [];
  const tree = unified()
    .use(remarkParse)
    .use(remarkFormulas as never)
    .parse(text);
  visit(tree, (node: {type: string; value?: string}) => {
    if (node.type === 'math' || node.type === 'inlineMath') {
      found.push(node.value ?? '');
    }
  });
  return found;
}

test.each([
  ['$C = n \\cdot p$', ['C = n \\cdot p']],
  ['where $n$ is a number, $p$ a price', ['n', 'p']],
  ['$$a$$ in a line', ['a']],
  ['$$\n\\frac{a}{b}\n$$', ['\\frac{a}{b}']],
  ['over\ntwo $a +\nb$ lines', ['a +\nb']],
  ['a price and a formula: $5 and $x$', ['x']],
  ['$x$ for $5', ['x']],
  ['$x$/', ['x']],
  ['$x$:', ['x']],
  ['$x$', ['x']],
  ['$\\{x\\}$.', ['\\{x\\}']],
  ['$f[x](y)$ and $a_1 * b_1 * c$', ['f[x](y)', 'a_1 * b_1 * c']],
])('%s has formulas', (text, formulas) => {
  expect(formulasOf(text)).toEqual(formulas);
});

test.each([
  '$1,000 and $2,000',
  'between $99 and $149/month',
  '$99–$149 per month',
  '**$99**, then **$149**',
  'US$99 (A$120)',
  '$HOME and $PATH',
  'escaped \\$a\\$',
  'code `$a$`',
  'a single $ sign',
  '$5 and \\$6',
  '$a$9',
  '$a$0',
  '$a $',
  '$a\t$',
  '$a\n$',
  '$ a$',
  '$\ta$',
  '$',
  'end $a',
])('%s has none', (text) => {
  expect(formulasOf(text)).toEqual([]);
});

it('leaves the marks between two amounts what they are', () => {
  const tree = unified()
    .use(remarkParse)
    .use(remarkFormulas as never)
    .parse('$1 **and** $2');
  const marks: string[] = [];
  visit(tree, (node) => void marks.push(node.type));
  expect(marks).toContain('strong');
});
