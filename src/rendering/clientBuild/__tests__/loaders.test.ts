import componentsOnly from '../componentsOnly.cjs';
import filesOnly from '../filesOnly.cjs';
import textOnce from '../../textOnce.cjs';
import {CompileTextsOnce} from '../../textsOnce';

let compilations = 0;

jest.mock('@docusaurus/mdx-loader', () => ({
  async default(
    this: {_compiler: {name: string}; async: () => (error?: Error, code?: string) => void},
    source: string,
  ) {
    compilations += 1;
    this.async()(source === 'bad' ? new Error(source) : undefined, `${this._compiler.name} ${source}`);
  },
}));

it('takes the place of Docusaurus’s loader, and says if that is not there', () => {
  const use = {
    loader: '/node_modules/@docusaurus/mdx-loader/lib/index.js',
    options: {crossCompilerCache: new Map()},
  };
  const apply = (rules: object[]) => new CompileTextsOnce().apply({options: {module: {rules}}} as never);
  apply([{use: [use]}, {test: /a/}]);
  // Both builds may share a rule.
  apply([{use: [use, {loader: 'blog'}]}]);
  expect(use.loader).toMatch(/textOnce\.cjs$/);
  for (const rules of [[], [{use: [{...use, options: {}}]}]]) {
    expect(() => apply(rules)).toThrow('The compiler of texts has no cache for both builds');
  }
});

describe('a text', () => {
  const crossCompilerCache = new Map();
  const dependencies: string[] = [];
  /** Loads a text for one of the builds. */
  const load = (resource: string, source: string) =>
    new Promise((resolve) => {
      textOnce.call(
        {
          resource,
          resourcePath: resource,
          getOptions: () => ({crossCompilerCache, dependencies: ['style.yml']}),
          addDependency: (file: string) => void dependencies.push(file),
          async: () => (error?: Error, code?: string) => resolve(error?.message ?? code),
        } as never,
        source,
      );
    });
  beforeEach(() => {
    compilations = 0;
  });

  it.each([
    ['is compiled once for both builds', ['a', 'a'], ['client a', 'client a'], 1],
    ['is not waited for where the other build has it', ['b'], ['client b'], 1],
    ['that was saved in between is compiled again', ['c', 'd'], ['client c', 'client d'], 2],
    ['that cannot be compiled fails both builds', ['bad', 'bad'], ['bad', 'bad'], 1],
    ['is compiled anew for the next language', ['e', 'e', 'e'], ['client e', 'client e', 'client e'], 2],
  ])('%s', async (name, sources, codes, times) => {
    expect(await Promise.all(sources.map((source) => load(name, source)))).toEqual(codes);
    expect(compilations).toBe(times);
    expect(dependencies).toContain('style.yml');
  });
});

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
