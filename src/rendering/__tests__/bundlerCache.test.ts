import {mkdirSync, readFileSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {dependCacheOn, ForgetChangedFiles} from '../bundlerCache';
import {testFolder} from '../../../tests/testFolder';

const {folder: siteDir, write: writeNow, clear} = testFolder();
beforeEach(clear);
afterEach(() => {
  jest.restoreAllMocks();
});
/** @param changed seconds since 1970 */
function write(file: string, changed = 0): string {
  const full = writeNow(file);
  utimesSync(full, changed, changed);
  return full;
}

it('makes the cache of the bundler depend on code of the build and on the home', () => {
  const code = ['a.cjs', 'b.ts', 'in/c.tsx', 'f.mjs'].map((file) => write(`code/${file}`));
  ['d.md', 'e.ts.map'].forEach((file) => write(`code/${file}`));
  mkdirSync(path.join(siteDir, 'code/folder.ts'));
  const more = write('more/g.ts');
  const installed = write('node_modules/.package-lock.json');
  const cache = {buildDependencies: ['own'], version: 'it-1'};
  const folders = ['code', 'more'].map((folder) => path.join(siteDir, folder));
  dependCacheOn({cache} as never, folders, '/portal/it/', siteDir);
  expect(cache.buildDependencies[0]).toBe('own');
  expect(cache.buildDependencies.slice(1).sort()).toEqual([...code, more, installed].sort());
  // Style sheets contain the URLs of fonts.
  expect(cache.version).toBe('it-1-/portal/it/');
});

describe('a file that is saved while a build runs', () => {
  /** A build that begins in second 100 and reads these files, besides one of the site that stays as it is. */
  function build(...files: readonly string[]): void {
    const hooks: Record<string, (stats?: object) => void> = {};
    const hook = (kind: string) => ({tap: (_: string, call: () => void) => (hooks[kind] = call)});
    new ForgetChangedFiles(siteDir).apply({hooks: {run: hook('run'), done: hook('done')}} as never);
    const now = jest.spyOn(Date, 'now').mockReturnValue(100_000);
    hooks.run!();
    now.mockReturnValue(300_000);
    hooks.done!({compilation: {fileDependencies: new Set([write('old.css'), ...files])}});
  }
  function versionOf(): string {
    const cache = {buildDependencies: [], version: '1'};
    dependCacheOn({cache} as never, [], '/', siteDir);
    return cache.version;
  }

  it('has the next build read everything anew, and no build after that', () => {
    build();
    expect(versionOf()).toBe('1-/');
    build(write('a.css', 101));
    expect(versionOf()).toBe('1-/300000');
    build(write('a.css', 0));
    expect(versionOf()).toBe('1-/300000');
    const stamp = path.join(siteDir, 'node_modules/.cache/portal/changed-in-a-build');
    expect(readFileSync(stamp, 'utf8')).toBe('300000');
  });

  it('does not matter in a package, nor where it goes, nor as a folder that the build writes into', () => {
    build(
      write('node_modules/b/b.css', 101),
      path.join(siteDir, 'gone.css'),
      path.dirname(write('out/a.js')),
    );
    expect(versionOf()).toBe('1-/');
  });
});
