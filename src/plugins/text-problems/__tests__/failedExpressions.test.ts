import {compile, evaluate} from '@mdx-js/mdx';
import type {Program} from 'estree';
import {visit} from 'estree-util-visit';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {VFile} from 'vfile';
import failedExpressions from '../failedExpressions';

/** The text as a page shows it. */
async function pageOf(text: string, format: 'md' | 'mdx' = 'mdx') {
  const file = new VFile({path: 'docs/guides/a.mdx', value: text});
  const {default: Content} = await evaluate(file, {...runtime, format, recmaPlugins: [failedExpressions]});
  return renderToStaticMarkup(createElement(Content));
}

const frontMatter = 'export const frontMatter = {title: "A", list: [{}]};\n\n';

it('says file and line of what fails', async () => {
  const failing = [
    ['One {frontMatter.title}.\n\nTwo {frontMatter.a.b}.', 5],
    ['<div title={frontMatter.title}>\n  {frontMatter.title} <b id={frontMatter.a.b} />\n</div>', 4],
    ['{frontMatter.title}\n\n{frontMatter.list.map((it) => <b>{it.a.b}</b>)}', 5],
    ['<b {...frontMatter.a.b} />', 3],
    ['<div>\n  <b>1</b>\n  <b style={{color: frontMatter.a.b}} />\n</div>', 5],
    ['One\n\n{[1,\nfrontMatter.a.b]}', 5],
    ['{frontMatter.title.a.b}', 3],
    ['- {frontMatter.title}\n- {frontMatter.a.b}\n', 4],
    // Functions that are called nearly as those that make elements.
    ['export const a_jsx = (it) => it.a.b;\n\n{a_jsx(1)}', 5],
    ['export const _jsxOf = (it) => it.a.b;\n\n{_jsxOf(1)}', 5],
  ] as const;
  for (const [text, line] of failing) {
    await expect(pageOf(frontMatter + text)).rejects.toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          `^docs/guides/a.mdx:${line}  what stands between braces cannot be computed: Cannot read properties of undefined \\(reading 'b'\\)$`,
        ),
      }),
    );
  }
});

it('passes on what is thrown and is no error, for which React waits', async () => {
  const text = 'export const wait = (it) => { throw it; };\n\n{wait("not yet")}';
  await expect(pageOf(text)).rejects.toBe('not yet');
});

it('leaves what succeeds as it is', async () => {
  const text =
    '# {frontMatter.title}\n\n{[1, 2].map((it) => <b key={it}>{it * 2}</b>)}\n{`a ${1 + 1}`}\n\n<i style={{color: "red"}} {...{id: "x"}}>1</i>';
  expect(await pageOf(frontMatter + text)).toBe(
    '<h1>A</h1>\n<b>2</b><b>4</b>\na 2\n<i style="color:red" id="x">1</i>',
  );
  expect(await pageOf('A {frontMatter.a.b}', 'md')).toBe('<p>A {frontMatter.a.b}</p>');
});

it.each(['# Title\n\nText.', '{frontMatter} {"a"}', 'export let a;\n\n{() => { a = 1; }}'])(
  'adds nothing where nothing can fail: %j',
  async (text) => {
    const compiled = async (recmaPlugins: [typeof failedExpressions] | []) =>
      String(await compile(text, {recmaPlugins}));
    expect(await compiled([failedExpressions])).toBe(await compiled([]));
  },
);

it('says so where the compiler calls the function of a text otherwise', async () => {
  const renamed = () => (program: Program) =>
    visit(program, (node) => {
      if (node.type === 'Identifier' && node.name === '_createMdxContent') {
        node.name = '_renamed';
      }
    });
  const file = new VFile({path: 'docs/guides/a.mdx', value: 'Text.'});
  await expect(evaluate(file, {...runtime, recmaPlugins: [renamed, failedExpressions]})).rejects.toThrow(
    'The MDX compiler makes no function _createMdxContent of a text. Docusaurus, or',
  );
});
