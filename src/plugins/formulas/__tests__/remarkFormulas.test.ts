import {createProcessor} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import remarkFormulas, {mathmlOf} from '../remarkFormulas';

const compile = (value: string, format: 'md' | 'mdx') =>
  createProcessor({format, remarkPlugins: [remarkFormulas as never], jsx: true}).process(
    new VFile({value, path: 'a.md'}),
  );

it.each(['md', 'mdx'] as const)('writes MathML into a text in %s', async (format) => {
  const text = String(await compile('Say $\\frac{a}{b}$ for $99.\n\n$$\nx^2\n$$\n', format));
  expect(text).toMatch(/formula mathml="<math>[^"]*<mfrac><mi>a<\/mi><mi>b<\/mi><\/mfrac>/);
  expect(text).toMatch(/formula mathml="<math display=[\s\S]*<msup><mi>x<\/mi>[\s\S]*" block>/);
  expect(text).toContain('$99');
});

it('names the line of each formula that cannot be read, and why', async () => {
  const text = 'One $a$.\n\nTwo $\\frac{a$.\n\nThree $\\nosuch{x}$, four $x^^2$.';
  await expect(compile(text, 'mdx')).rejects.toMatchObject({
    line: 3,
    message: expect.stringMatching(
      /^the formula \\frac\{a cannot be read: Unexpected end of input .*; line 5: the formula \\nosuch\{x\} cannot be read: Unsupported function name: \\nosuch; line 5: .*x\^\^2.*it is no LaTeX$/,
    ),
  });
});

it('says why a single formula cannot be read, and where', async () => {
  await expect(compile('Say $\\frac{a$.', 'md')).rejects.toMatchObject({
    message: "the formula \\frac{a cannot be read: Unexpected end of input in a macro argument, expected '}'",
    line: 1,
    column: 5,
  });
});

it('makes elements that hold the LaTeX as their words', () => {
  const tree: object = {
    type: 'root',
    children: [
      {type: 'math', value: 'a', data: {hName: 'x'}},
      {type: 'paragraph', children: [{type: 'inlineMath', value: 'b'}, {type: 'inlineMath'}]},
    ],
  };
  const data: {micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[]} = {};
  remarkFormulas.call({data: () => data})(tree as never, {} as never);
  const mathml = (value: string, block: boolean) => ({
    type: 'mdxJsxAttribute',
    name: 'mathml',
    value: mathmlOf(value, block),
  });
  const formula = (type: string, attributes: object[], value: string) => ({
    type,
    name: 'formula',
    attributes,
    children: [{type: 'text', value}],
    data: {},
  });
  expect(tree).toEqual({
    type: 'root',
    children: [
      {
        ...formula(
          'mdxJsxFlowElement',
          [mathml('a', true), {type: 'mdxJsxAttribute', name: 'block', value: null}],
          'a',
        ),
        value: 'a',
      },
      {
        type: 'paragraph',
        children: [
          {...formula('mdxJsxTextElement', [mathml('b', false)], 'b'), value: 'b'},
          formula('mdxJsxTextElement', [mathml('', false)], ''),
        ],
      },
    ],
  });
  expect([data.micromarkExtensions, data.fromMarkdownExtensions].map((list) => list?.length)).toEqual([1, 1]);
  expect(mathmlOf('a', true)).toMatch(/^<math display="block".*<annotation encoding="application\/x-tex">a</);
  expect(mathmlOf('a', false)).not.toContain('display');
});

it('lets no script or address in', () => {
  expect(() => mathmlOf('\\href{javascript:alert(1)}{x}', false)).toThrow();
  expect(() => mathmlOf('\\includegraphics{a.png}', false)).toThrow();
  expect(mathmlOf('\\text{<script>}', false)).toContain('&lt;script&gt;');
});
