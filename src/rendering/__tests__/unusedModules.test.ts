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
  expect(list(modules)).toEqual(Object.fromEntries(modules.slice(0, 3).map((name) => [name, false])));
});

it('says so where a plugin adds code that no page loads', () => {
  const more = [...modules, '/n/a.scss', '/n/a.sass', '/n/a.less', '/n/zoom/client.css.js'];
  expect(() => list(more)).toThrow(/^\/n\/zoom\/client\.css\.js is a module for every page/);
  const {NODE_ENV} = process.env;
  process.env.NODE_ENV = 'development';
  expect(() => list(more)).not.toThrow();
  process.env.NODE_ENV = NODE_ENV;
});

it.each(['styles of Infima', 'languages of Prism', 'a progress bar'].map((what, at) => [what, modules[at]]))(
  'says so where %s are not added any more',
  (what, gone) => {
    expect(() => list(modules.filter((name) => name !== gone))).toThrow(
      `theme-classic does not add ${what} to every page, as it did.`,
    );
  },
);
