/** Which modules are tried with which tests. */
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {esModules} from '../../jest.config.mjs';

/** Modules of a folder, and the folder of their tests; paths relative to the project. */
export interface Group {
  readonly project: 'api' | 'scripts' | 'site';
  readonly tests: string;
  readonly modules: readonly string[];
}

/** What is tried when nothing is named: code whose tests need neither a built site nor a browser. */
export const everything = ['api/src', 'src/lib', 'src/data', 'src/rendering', 'src/plugins'];

const toPosix = (file: string) => file.split(path.sep).join('/');

/** Where the tests of a module are: beside it or in the nearest folder above; `api/test` for the server. */
function testsOf(root: string, file: string): string | undefined {
  if (file.startsWith('api/')) {
    return 'api/test';
  }
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    if (existsSync(path.join(root, folder, '__tests__'))) {
      return `${folder}/__tests__`;
    }
  }
  return undefined;
}

function projectOf(tests: string): Group['project'] {
  if (tests.startsWith('api/')) {
    return 'api';
  }
  return esModules.some((folder) => tests.startsWith(`${folder}/`)) ? 'scripts' : 'site';
}

/**
 * Groups the modules of files and folders by their tests.
 *
 * @param root folder of the project
 * @param paths relative to it
 * @throws Error where a path is not there, holds no module, or a named file has no tests
 */
export function groupsOf(root: string, paths: readonly string[]): Group[] {
  const byTests = new Map<string, string[]>();
  for (const given of paths) {
    const place = path.join(root, given);
    if (!existsSync(place)) {
      throw new Error(`${given}: there is no such file or folder.`);
    }
    const isFile = statSync(place).isFile();
    const files = isFile
      ? [given]
      : readdirSync(place, {recursive: true, encoding: 'utf8'}).map((file) => path.join(given, file));
    const modules = files
      .map((file) => toPosix(path.normalize(file)))
      .filter((file) => /(?<!\.d)\.ts$/.test(file) && !file.includes('/__tests__/'));
    if (modules.length === 0) {
      throw new Error(`${given}: holds no module that could be tried. Name .ts files, or folders with some.`);
    }
    for (const module of modules) {
      const tests = testsOf(root, module);
      if (tests) {
        byTests.set(tests, [...(byTests.get(tests) ?? []), module]);
      } else if (isFile) {
        throw new Error(`${module}: neither its folder nor one above has __tests__.`);
      }
    }
  }
  return [...byTests]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tests, modules]) => ({project: projectOf(tests), tests, modules: [...new Set(modules)].sort()}));
}
