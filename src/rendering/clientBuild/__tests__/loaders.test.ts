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
  writeFileSync(path.join(siteDir, 'plain.md'), 'Text with a [link](./other.md).');
  writeFileSync(path.join(siteDir, 'picture.md'), '![A](./a.png)');
  writeFileSync(path.join(siteDir, 'imports.md'), "import Tabs from '@theme/Tabs';\n\nText");
  writeFileSync(path.join(siteDir, 'requires.md'), "Text <A href={require('./a.pdf').default} />");
  const requests = [
    '@theme/DocItem',
    '@site/plain.md',
    '@generated/x.json',
    '@site/picture.md',
    '@site/imports.md',
    '@site/requires.md',
    '@site/src/pages/a.tsx',
  ];
  expect(load(`export default {\n${requests.map(line).join('\n')}\n};`)).toBe(
    'import "@theme/DocItem";\nimport "@site/picture.md";\nimport "@site/imports.md";\nimport "@site/requires.md";\nimport "@site/src/pages/a.tsx";\nexport default {};',
  );
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
