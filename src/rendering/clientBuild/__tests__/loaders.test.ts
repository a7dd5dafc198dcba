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
  const requests = [
    '@theme/DocItem',
    '@site/plain.md',
    '@generated/x.json',
    '@site/picture.md',
    '@site/src/pages/a.tsx',
  ];
  expect(load(`export default {\n${requests.map(line).join('\n')}\n};`)).toBe(
    'import "@theme/DocItem";\nimport "@site/picture.md";\nimport "@site/src/pages/a.tsx";\nexport default {};',
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
    'const a = require("./a.png").default;',
  ].join('\n');
  expect(filesOnly(source)).toBe('import "@site/src/components/Chart";\nrequire("./a.png")');
});
