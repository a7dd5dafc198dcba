import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import remarkFormulas from '../remarkFormulas';

/** Returns the formulas of a text. A parser without formulas would also return an empty list, so see the first test. */
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
  ['$$\n\\frac{a}{b}\n$$', ['\\frac{a}{b}']],
  ['$x$ for $5', ['x']],
  ['CO$_2$ and the n$^{th}$, 10$\\times$ more', ['_2', '^{th}', '\\times']],
  ['设$x$为数', ['x']],
  ['$2xy + 3ab$ and $10 \\cdot 12$', ['2xy + 3ab', '10 \\cdot 12']],
  ['$5 \\text{ per month or so}$', ['5 \\text{ per month or so}']],
  ['`$a` then $x$ and `b$`', ['x']],
  ['$a < b$ and $c > d$', ['a < b', 'c > d']],
  ['[all of $x$](/a?b=c) and $y$', ['x', 'y']],
  ['$f[x](y)$ and $a_1 * b_1 * c$', ['f[x](y)', 'a_1 * b_1 * c']],
])('%s has formulas', (text, formulas) => {
  expect(formulasOf(text)).toEqual(formulas);
});

test.each([
  '$1,000 and $2,000',
  'between $99 and $149/month',
  '$99–$149 per month',
  '**$99**, then **$149**',
  'A seat costs $20. Set `$TOKEN` before you start.',
  'From $5 in [the list](/pricing?currency=$usd).',
  '$5 at <https://a.example/?c=$usd> and https://b.example/?c=$usd',
  'Set $TOKEN before the next run of B$, please',
  'escaped \\$a\\$',
  '$a$9',
  '$a $',
  '$a\n$',
  '$',
])('%s has none', (text) => {
  expect(formulasOf(text)).toEqual([]);
});

it('leaves code and links what they are', () => {
  const tree = unified()
    .use(remarkParse)
    .use(remarkFormulas as never)
    .parse('$20. Set `$TOKEN` first. **From $5** in [the list](/p?c=$usd) with `a`');
  const found: string[] = [];
  visit(tree, (node: {type: string; value?: string; url?: string}) => {
    found.push(...(/code|link|strong/i.test(node.type) ? [node.value ?? node.url ?? node.type] : []));
  });
  expect(found).toEqual(['$TOKEN', 'strong', '/p?c=$usd', 'a']);
});
