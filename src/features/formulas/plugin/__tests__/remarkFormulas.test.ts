import {createProcessor} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import remarkFormulas from '../remarkFormulas';

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

it('lets no script or address in', async () => {
  await expect(compile('$\\href{javascript:alert(1)}{x}$', 'md')).rejects.toThrow('cannot be read');
  await expect(compile('$\\includegraphics{a.png}$', 'md')).rejects.toThrow('cannot be read');
  expect(String(await compile('$\\text{<script>}$', 'md'))).toMatch(/mathml="[^"]*&amp;lt;script&amp;gt;/);
});
