import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {VFile} from 'vfile';
import failedExpressions from '../failedExpressions';

async function pageOf(text: string, format: 'md' | 'mdx' = 'mdx') {
  const file = new VFile({path: 'docs/guides/a.mdx', value: text});
  const {default: Content} = await evaluate(file, {...runtime, format, recmaPlugins: [failedExpressions]});
  return renderToStaticMarkup(createElement(Content));
}

const frontMatter = 'export const frontMatter = {title: "A", list: [{}]};\n\n';

it('says file and line of what fails', async () => {
  const failing = [
    ['One {frontMatter.title}.\n\nTwo {frontMatter.a.b}.', 5],
    ['{frontMatter.title}\n\n{frontMatter.list.map((it) => <b>{it.a.b}</b>)}', 5],
    ['<div>\n  <b>1</b>\n  <b style={{color: frontMatter.a.b}} />\n</div>', 5],
    ['- {frontMatter.title}\n- {frontMatter.a.b}\n', 4],
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

it('leaves what succeeds as it is', async () => {
  const text =
    '# {frontMatter.title}\n\n{[1, 2].map((it) => <b key={it}>{it * 2}</b>)}\n{`a ${1 + 1}`}\n\n<i style={{color: "red"}} {...{id: "x"}}>1</i>';
  expect(await pageOf(frontMatter + text)).toBe(
    '<h1>A</h1>\n<b>2</b><b>4</b>\na 2\n<i style="color:red" id="x">1</i>',
  );
  expect(await pageOf('A {frontMatter.a.b}', 'md')).toBe('<p>A {frontMatter.a.b}</p>');
});
