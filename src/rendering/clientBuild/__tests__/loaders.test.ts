import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import componentsOnly from '../componentsOnly.cjs';
import filesOnly from '../filesOnly.cjs';

const siteDir = mkdtempSync(path.join(tmpdir(), 'registry-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const load = (source: string) => componentsOnly.call({getOptions: () => ({siteDir})}, source);
const line = (request: string) =>
  `  "a": [() => import(/* webpackChunkName: "a" */ "${request}"), "${request}", 0],`;

it('keeps components and texts that name files, in their order', () => {
  writeFileSync(path.join(siteDir, 'plain.md'), 'Text.');
  writeFileSync(path.join(siteDir, 'picture.md'), '![A](./a.png)');
  const requests = [
    '@theme/DocItem',
    '@site/plain.md',
    '@generated/x.json',
    '@site/picture.md?truncated=true',
    '@generated/routes/a',
    '@site/src/pages/a.tsx',
    '@site/text.mdx',
  ];
  expect(load(`export default {\n${requests.map(line).join('\n')}\n};`)).toBe(
    'import "@theme/DocItem";\nimport "@site/picture.md?truncated=true";\nimport "@site/src/pages/a.tsx";\nimport "@site/text.mdx";\nexport default {};',
  );
});

it.each([
  ['![A](/a.png)', true],
  ['Text <IMG src="a">', true],
  ['<Imgur />', false],
  ["<A href={require('./a.pdf').default} />", true],
  ['It required (so)', false],
  ["import Tabs from '@theme/Tabs';", true],
  ['Text\n\nexport * from "./a"', true],
  ['It is important to import goods', false],
  ["import {\n  A,\n} from './a'", true],
  ['[A](@site/static/a.pdf)', true],
  ['[A](./a.pdf)', true],
  ['[A]( <./my file.pdf>)', true],
  ['[A](./a.md) and [B](./b.mdx#c)', false],
  ['[A](https://a.example/a.pdf) and [B](mailto:a@a.example)', false],
  ['[A](/guides)', false],
  ['Text\n\n[a]: ./a.pdf', true],
  ['[a]: <my file.pdf>', true],
  ['[a]: ./a.md', false],
  ['[a]: https://a.example/a.pdf', false],
  ['---\nimage: ./a.png\n---', true],
  ['---\nsocial_image: "./a.png"\n---', true],
  ['---\nimage: /a.png\n---', false],
])('sees whether a text names a file: %j', (text, names) => {
  writeFileSync(path.join(siteDir, 'text.md'), text);
  expect(load(line('@site/text.md'))).toBe(`${names ? 'import "@site/text.md";\n' : ''}export default {};`);
});

it('says so where the registry has another form', () => {
  expect(() => load('export default new Map([["a", require("@theme/DocItem")]]);')).toThrow(
    'The registry of routes has another form than this loader knows',
  );
});

it('keeps of a compiled text the files that it names and the components that it imports', () => {
  const source = [
    'import {jsx} from "react/jsx-runtime";',
    'import {useMDXComponents} from "@mdx-js/react";',
    'import Chart from "@site/src/components/Chart";',
    "import Part, {toc as part} from './\\_part.mdx';",
    'import "./styles.css";',
    "export {rates} from './rates';",
    'export {default as metadata} from "@site/.docusaurus/text.json"',
    'export const title = "No file";',
    'const a = require("./a.png").default;',
    "const b = require('./b.pdf').default; // it's one",
    `const shown = ["require('shown')", 'require("shown")', \`require('shown')\`]; /* require('shown') */`,
    'function _createMdxContent() {',
    'return `',
    'import "./shown.css";',
    '`',
  ].join('\n');
  expect(filesOnly(source).split('\n')).toEqual([
    'import "@site/src/components/Chart";',
    "import './\\_part.mdx';",
    'import "./styles.css";',
    "import './rates';",
    'require("./a.png")',
    "require('./b.pdf')",
  ]);
});
