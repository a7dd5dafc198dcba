import {writeFileSync} from 'node:fs';
import path from 'node:path';
import componentsOnly from '../componentsOnly.cjs';
import filesOnly from '../filesOnly.cjs';
import {testFolder} from '../../../../tests/testFolder';

const {folder: siteDir} = testFolder();

const load = (source: string) => componentsOnly.call({getOptions: () => ({siteDir})}, source);
const line = (request: string) =>
  `  "a": [() => import(/* webpackChunkName: "a" */ "${request}"), "${request}", 0],`;

it.each([
  ['![A](/a.png)', true],
  ["<A href={require('./a.pdf').default} />", true],
  ["import Tabs from '@theme/Tabs';", true],
  ["import {\n  A,\n} from './a'", true],
  ['[A]( <./my file.pdf>)', true],
  ['[A](./a.md) and [B](./b.mdx#c)', false],
  ['[A](https://a.example/a.pdf) and [B](mailto:a@a.example)', false],
  ['[A](/guides)', false],
  ['Text\n\n[a]: ./a.pdf', true],
  ['[a]: ./a.md', false],
  ['---\nimage: ./a.png\n---', true],
  ['---\nimage: /a.png\n---', false],
])('sees whether a text names a file: %j', (text, names) => {
  writeFileSync(path.join(siteDir, 'text.md'), text);
  expect(load(line('@site/text.md'))).toBe(`${names ? 'import "@site/text.md";\n' : ''}export default {};`);
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
