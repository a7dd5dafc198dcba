import {alivePageEntries} from '..';
import {isInert} from '../../state/inert';
import {testFolder} from '../../../../tests/testFolder';

const {folder: siteDir, write, clear} = testFolder();
beforeEach(clear);

const alive = "export const island = 'load';\n";

/** Returns the names of page islands, for the registry's requests and existing files. */
function islandsOf(requests: readonly string[], files: Readonly<Record<string, string>>): string[] {
  Object.entries(files).forEach(([file, text]) => write(file, text));
  const lines = requests.map(
    (request) => `[() => import(/* webpackChunkName: "x" */ "${request.replace('<site>', siteDir)}")]`,
  );
  write('registry.js', lines.join('\n'));
  return Object.keys(alivePageEntries({siteDir, generatedFilesDir: siteDir}, 'islands')).map((name) =>
    name.replace(/-[\da-f]{4}$/, ''),
  );
}

it.each([
  ['a page', '@site/src/pages/labs/Counter.tsx', 'src/pages/labs/Counter.tsx', 'page-labs-counter'],
  [
    'a list of exports',
    '@site/src/pages/a.js',
    'src/pages/a.js',
    'page-a',
    "const island = 'load';\nexport {a, island};",
  ],
])('finds %s that declares itself alive', (_, request, file, name, text = alive) => {
  expect(islandsOf([request], {[file]: text})).toEqual([name]);
});

it.each([
  ['says nothing', '@site/src/pages/a.tsx', 'export default () => null;'],
  ['speaks of it', '@site/src/pages/a.tsx', "// export const island = 'load';\nexport const islands = 1;"],
])('leaves a page alone that %s', (_, request, text) => {
  expect(islandsOf([request, '@theme/DocItem', '@generated/a.json'], {[request.slice(6)]: text})).toEqual([]);
});

it.each([
  ['@site/src/pages/clock.tsx', './src/pages/clock.tsx', true],
  ['@site/src/pages/clock.tsx', 'src/pages/clock', false],
  ['@site/plugins/team/Team.js', 'plugins/team/', true],
  ['/s/node_modules/@a/team/lib/Team.js', '@a/team', true],
])('%s is inert by the entry %s: %p', (file, entry, inert) => {
  expect(isInert(file, entry)).toBe(inert);
});
