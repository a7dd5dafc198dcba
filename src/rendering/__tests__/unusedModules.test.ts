import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unusedModules} from '../unusedModules';

const folder = mkdtempSync(path.join(tmpdir(), 'modules-'));
afterAll(() => rmSync(folder, {recursive: true}));

const modules = [
  '/n/infima/dist/css/default/default.css',
  '/n/@docusaurus/theme-classic/lib/prism-include-languages',
  '/n/@docusaurus/theme-classic/lib/nprogress',
  '/site/src/css/custom.css',
];
function list(names: readonly string[]): Record<string, false> {
  const requires = names.map((name) => `  require(${JSON.stringify(name)}),\n`).join('');
  writeFileSync(path.join(folder, 'client-modules.js'), `export default [\n${requires}];\n`);
  return unusedModules(folder);
}

it('leaves out what no page uses, and nothing else', () => {
  expect(Object.keys(list(modules)).sort()).toEqual(modules.slice(0, 3).sort());
});

it('says so where a plugin adds code that no page loads', () => {
  expect(() => list([...modules, '/n/zoom/client.js'])).toThrow(
    /^\/n\/zoom\/client\.js is a module for every page/,
  );
});

it.each(modules.slice(0, 3))('says so where %s is not added any more', (gone) => {
  expect(() => list(modules.filter((name) => name !== gone))).toThrow(/^theme-classic does not add /);
});
