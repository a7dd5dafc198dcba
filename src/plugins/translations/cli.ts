/** `npm run i18n:status`, `i18n:diff FILE`, `i18n:stamp FILE…`: see CONTRIBUTING.md. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {requirePair, stampTranslation, translatedText} from './history';
import {problems, readManifest, type Translation} from './manifest';

const siteDir = process.cwd();
const manifest = readManifest(siteDir);

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
  requirePair(siteDir, entry);
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

function diff(name: string): void {
  const entry = pair(name);
  const {original, translation, state} = entry;
  if (state === 'current') {
    console.log(`${translation} is up to date.`);
    return;
  }
  const {commit} = translatedText(siteDir, entry);
  spawnSync('git', ['--no-pager', 'diff', '--word-diff', commit, '--', original], {stdio: 'inherit'});
}

function stamp(names: readonly string[]): void {
  for (const entry of names.map(pair)) {
    stampTranslation(siteDir, entry);
    console.log(`${entry.translation} now translates the present text of ${entry.original}.`);
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
