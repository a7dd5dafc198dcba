import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Marks a folder as such a copy, which may be emptied. */
const mark = '.portal-next';

/** Files that determine the copy's packages. */
const lists = ['package.json', 'package-lock.json', 'api/package.json'];

const contains = (outer: string, inner: string) => !path.relative(outer, inner).startsWith('..');

/**
 * Copies the repository as git lists it, committed or not, over the last copy. Keeps packages.
 *
 * @throws Error if the folder contains something else, or overlaps with the repository
 */
export function copyRepository(root: string, folder: string): void {
  if (contains(root, folder) || contains(folder, root)) {
    throw new Error(`${folder} is not apart from ${root}: name another folder in NEXT_DIR`);
  }
  mkdirSync(folder, {recursive: true});
  const there = readdirSync(folder);
  if (there.length > 0 && !there.includes(mark)) {
    throw new Error(`${folder} holds something else: empty it, or name another folder in NEXT_DIR`);
  }
  writeFileSync(path.join(folder, mark), '');
  for (const name of there.filter((it) => ![mark, 'node_modules'].includes(it))) {
    rmSync(path.join(folder, name), {recursive: true});
  }
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  // Deleted and uncommitted files are listed as well.
  for (const file of listed.split('\0').filter((it) => it !== '' && existsSync(path.join(root, it)))) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
}

export interface Versions {
  readonly docusaurus: string;
  readonly node: string;
  readonly typescript: string;
}

interface PackageList {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

export function askFor({docusaurus, node, typescript}: Versions, folder: string): void {
  const file = path.join(folder, 'package.json');
  const list = JSON.parse(readFileSync(file, 'utf8')) as PackageList;
  for (const packages of [list.dependencies, list.devDependencies]) {
    Object.keys(packages)
      .filter((name) => name.startsWith('@docusaurus/'))
      .forEach((name) => (packages[name] = docusaurus));
  }
  Object.assign(list.devDependencies, {node, typescript});
  writeFileSync(file, JSON.stringify(list, null, 2));
}

/** Installs the copy's packages, unless they were installed from the same lists before. */
export async function installPackages(folder: string, install: () => Promise<void>): Promise<void> {
  const hash = createHash('sha256');
  lists.forEach((file) => hash.update(readFileSync(path.join(folder, file))));
  const wanted = hash.digest('hex');
  const stamp = path.join(folder, 'node_modules', mark);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    console.log('The packages are there from the last run.');
    return;
  }
  await install();
  writeFileSync(stamp, wanted);
}
