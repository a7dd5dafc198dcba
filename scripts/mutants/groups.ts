/** Which modules are tried with which tests. */
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {esModules} from '../../jest.config.mjs';

/** Modules of a folder, and the tests that they are tried with; paths relative to the project. */
export interface Group {
  readonly project: 'api' | 'scripts' | 'site';
  /** The folder that the tests are of: its row in the table. */
  readonly folder: string;
  /** A pattern of files. */
  readonly tests: string;
  readonly modules: readonly string[];
}

/** What can be tried, and the folders with modules that have no tests of their own. */
export interface Groups {
  readonly groups: readonly Group[];
  readonly untested: readonly string[];
}

/** What is tried when nothing is named: code whose tests need neither a built site nor a browser. */
export const everything = ['api/src', 'src/lib', 'src/data', 'src/rendering', 'src/plugins'];

const toPosix = (file: string) => file.split(path.sep).join('/');

function hasTests(root: string, folder: string): boolean {
  const place = path.join(root, folder);
  return existsSync(place) && readdirSync(place).some((file) => /\.test\.tsx?$/.test(file));
}

/**
 * The folder that the tests of a module are of, and where they are: beside the module, or beside the nearest folder
 * above; `api/test` mirrors `api/src`.
 */
function placeOf(root: string, file: string): [folder: string, tests: string] | undefined {
  const own = path.posix.dirname(file);
  if (own.startsWith('api/')) {
    const tests = own.replace('api/src', 'api/test');
    return hasTests(root, tests) ? [own, tests] : undefined;
  }
  for (let folder = own; folder !== '.'; folder = path.posix.dirname(folder)) {
    if (hasTests(root, `${folder}/__tests__`)) {
      return [folder, `${folder}/__tests__`];
    }
  }
  return undefined;
}

function projectOf(folder: string): Group['project'] {
  if (folder.startsWith('api/')) {
    return 'api';
  }
  return esModules.some((one) => `${folder}/`.startsWith(`${one}/`)) ? 'scripts' : 'site';
}

/**
 * Groups the modules of files and folders by their tests.
 *
 * @param root folder of the project
 * @param paths relative to it
 * @throws Error where a path is not there or holds no module
 */
export function groupsOf(root: string, paths: readonly string[]): Groups {
  const groups = new Map<string, Group>();
  const untested = new Set<string>();
  for (const given of paths) {
    const place = path.join(root, given);
    if (!existsSync(place)) {
      throw new Error(`${given}: there is no such file or folder.`);
    }
    const files = statSync(place).isFile()
      ? [given]
      : readdirSync(place, {recursive: true, encoding: 'utf8'}).map((file) => path.join(given, file));
    const modules = files
      .map((file) => toPosix(path.normalize(file)))
      .filter((file) => /(?<!\.d)\.ts$/.test(file) && !file.includes('/__tests__/'));
    if (modules.length === 0) {
      throw new Error(`${given}: holds no module that could be tried. Name .ts files, or folders with some.`);
    }
    for (const module of modules) {
      const [folder, tests] = placeOf(root, module) ?? [];
      if (folder === undefined) {
        untested.add(path.posix.dirname(module));
      } else {
        const known = groups.get(folder)?.modules ?? [];
        groups.set(folder, {
          project: projectOf(folder),
          folder,
          tests: `${tests}/*.test.{ts,tsx}`,
          modules: [...new Set([...known, module])].sort(),
        });
      }
    }
  }
  const byFolder = [...groups.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
  return {groups: byFolder, untested: [...untested].sort()};
}
