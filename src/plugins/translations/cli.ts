/** `npm run i18n:status`, `i18n:diff FILE`, `i18n:stamp FILE…`: see CONTRIBUTING.md. */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {problems, readManifest, type Translation} from './manifest';
import {hashOf, readStamp, writeStamp} from './sourceHash';

const siteDir = process.cwd();
const manifest = readManifest(siteDir);
const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

/** The text that a file belongs to, named by its original or its translation. */
function find(name: string): Translation {
  const file = path.relative(siteDir, path.resolve(name)).replaceAll(path.sep, '/');
  const entry = manifest.find(({original, translation}) => [original, translation].includes(file));
  if (!entry) {
    throw new Error(`${name} is neither a text nor a translation. Texts: npm run i18n:status`);
  }
  return entry;
}

function pair(name: string): Translation {
  const entry = find(name);
  for (const file of [entry.original, entry.translation]) {
    if (!existsSync(path.join(siteDir, file))) {
      throw new Error(`${file} is not there.`);
    }
  }
  return entry;
}

function status(): void {
  const width = Math.max(...manifest.map(({original}) => original.length));
  for (const {original, translation, state} of manifest) {
    console.log(`${state.padEnd(8)}  ${original.padEnd(width)}  ${translation}`);
  }
  const count = (state: string) => manifest.filter((entry) => entry.state === state).length;
  console.log(
    `\n${['current', 'stale', 'missing', 'orphan'].map((state) => `${count(state)} ${state}`).join(', ')}`,
  );
  const faults = problems(manifest);
  if (faults.length > 0) {
    console.error(`\n${faults.join('\n')}`);
    process.exitCode = 1;
  }
}

/** The commit whose version of a file has this hash; the newest of several. */
function commitWith(file: string, hash: string): string | undefined {
  const commits = execFileSync('git', ['log', '--format=%H', '--', file], {encoding: 'utf8'}).split('\n');
  return commits.filter(Boolean).find((commit) => {
    const shown = spawnSync('git', ['show', `${commit}:${file}`], {encoding: 'utf8'});
    return shown.status === 0 && hashOf(shown.stdout) === hash;
  });
}

function diff(name: string): void {
  const {original, translation, state} = pair(name);
  if (state === 'current') {
    console.log(`${translation} is up to date.`);
    return;
  }
  const stamp = readStamp(translation, read(translation));
  if (!stamp) {
    throw new Error(
      `${translation} does not say which text it translates. Compare it with ${original}, then run: npm run i18n:stamp ${translation}`,
    );
  }
  const commit = commitWith(original, stamp);
  if (!commit) {
    throw new Error(
      `The history of ${original} does not hold the text that ${translation} translates (${stamp}): it was never committed, or this clone is shallow (git fetch --unshallow).`,
    );
  }
  spawnSync('git', ['--no-pager', 'diff', '--word-diff', commit, '--', original], {stdio: 'inherit'});
}

function stamp(names: readonly string[]): void {
  for (const {original, translation} of names.map(pair)) {
    const text = read(translation);
    writeFileSync(path.join(siteDir, translation), writeStamp(translation, text, hashOf(read(original))));
    console.log(`${translation} now translates the present text of ${original}.`);
  }
}

const [command, ...files] = process.argv.slice(2);
try {
  if (command === 'status' && files.length === 0) {
    status();
  } else if (command === 'diff' && files.length === 1) {
    diff(files[0]!);
  } else if (command === 'stamp' && files.length > 0) {
    stamp(files);
  } else {
    throw new Error('Usage: npm run i18n:status, npm run i18n:diff FILE, npm run i18n:stamp FILE…');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
