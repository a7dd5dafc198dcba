import {readdirSync} from 'node:fs';
import path from 'node:path';
import {openResults, resultOf, saveResults} from '../results';
import {testFolder} from '../../../tests/testFolder';

const {folder: siteDir, write, clear} = testFolder();
const day = 86_400_000;

beforeEach(() => {
  clear();
  write('docusaurus.config.ts', "import './plugin';");
  write('plugin.ts', "export {style} from './style';");
  write('style.ts', "export const style = 'a';");
  write('src/rendering/plugin.ts', "import './page';");
  write('src/rendering/page.ts', '');
  write('node_modules/.package-lock.json', '{}');
  ['docusaurus.config.ts', 'src/rendering/plugin.ts'].forEach((file) => write(`other/${file}`, ''));
});
afterEach(() => {
  jest.useRealTimers();
});

/** Asks for a result as the next build does, and returns how often it was made. */
function build(subject: readonly string[] = ['f', 'text'], now = 0): number {
  jest.useFakeTimers({now});
  const make = jest.fn(() => ({words: new Set(['a']), none: undefined}));
  openResults(siteDir, path.join(siteDir, 'docusaurus.config.ts'));
  expect(resultOf(subject, make)).toEqual({words: new Set(['a']), none: undefined});
  saveResults();
  // Another build in the same process, as for the next language, has another folder meanwhile.
  openResults(path.join(siteDir, 'other'), path.join(siteDir, 'other/docusaurus.config.ts'));
  return make.mock.calls.length;
}

it.each([
  ['the same text', () => {}, 0],
  ['a module that the configuration imports', () => write('style.ts', "export const style = 'b';"), 1],
  ['the configuration', () => write('docusaurus.config.ts', "import './plugin';\nconst option = 1;"), 1],
  ['a module of the rendering', () => write('src/rendering/page.ts', '1;'), 1],
  ['installed packages', () => write('node_modules/.package-lock.json', '{"packages": {}}'), 1],
  ['a file that no code imports', () => write('docs/a.md', 'A'), 0],
])('makes a result anew after a change of code alone: %s', (_, change, times) => {
  expect(build()).toBe(1);
  change();
  expect(build()).toBe(times);
});

it.each([[['f', 'Text']], [['g', 'text']], [['ft', 'ext']], [['f', 'text', '']], [['f', 'te', 'xt']]])(
  'tells subjects apart: %j',
  (subject) => {
    build();
    expect(build(subject)).toBe(1);
  },
);

it('forgets what no build asked for in a month', () => {
  build();
  expect(build(['f', 'text'], 20 * day)).toBe(0);
  build(['f', 'other'], 45 * day);
  expect(build(['f', 'text'], 45 * day)).toBe(0);
  build(['f', 'other'], 90 * day);
  expect(build(['f', 'text'], 90 * day)).toBe(1);
  expect(readdirSync(path.join(siteDir, 'node_modules/.cache/portal/results'))).toHaveLength(1);
});
