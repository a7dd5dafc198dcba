import componentsOnly from '../componentsOnly.cjs';
import filesOnly from '../filesOnly.cjs';

it('keeps components and texts of the registry', () => {
  const requests = ['@site/text.md?truncated=true', '@theme/DocItem', '@generated/a.js', '@site/a.json'];
  const lines = requests.map(
    (it) => `  "a": [() => import(/* webpackChunkName: "a" */ "${it}"), "${it}", 0],`,
  );
  expect(componentsOnly(lines.join('\n'))).toBe(
    'import "@site/text.md?truncated=true";\nimport "@theme/DocItem";\nexport default {};',
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
