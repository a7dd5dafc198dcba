/** `npm run i18n:status`, `i18n:diff FILE`, `i18n:stamp FILE…`: see CONTRIBUTING.md. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {languageName} from '../../lib/locale';
import {wordProblems, wordsLacking} from '../page-words/wordProblems';
import {requirePair, stampTranslation, translatedText} from './history';
import {problems, readManifest, sentenceOf, type Translation} from './manifest';

const siteDir = process.cwd();
const manifest = readManifest(siteDir);

/** The translations that a file means: itself, or those of an original that are there. */
function find(name: string): Translation[] {
  const file = path.relative(siteDir, path.resolve(name)).replaceAll(path.sep, '/');
  const named = manifest.filter(({original, translation}) => [original, translation].includes(file));
  const [first] = named;
  if (!first) {
    throw new Error(
      manifest.length === 0
        ? 'The site has no language besides English: there is nothing to translate.'
        : `${name} is neither a text nor a translation. Texts: npm run i18n:status`,
    );
  }
  const there = named.filter(({state}) => state !== 'missing');
  const entries = there.length > 0 ? there : [first];
  entries.forEach((entry) => requirePair(siteDir, entry));
  return entries;
}

function statusOf(entries: readonly Translation[]): void {
  const width = Math.max(...entries.map(({original}) => original.length));
  for (const {original, translation, state} of entries) {
    console.log(`${state.padEnd(8)}  ${original.padEnd(width)}  ${translation}`);
  }
  const count = (state: string) => entries.filter((entry) => entry.state === state).length;
  console.log(
    `\n${['current', 'stale', 'missing', 'orphan'].map((state) => `${count(state)} ${state}`).join(', ')}`,
  );
}

function status(): void {
  const lacking = wordsLacking(siteDir).filter(({exists}) => exists);
  const languages = [...new Set(manifest.map(({language}) => language))];
  for (const language of languages) {
    if (languages.length > 1) {
      console.log(`\n${languageName(language, 'en')}\n`);
    }
    statusOf(manifest.filter((entry) => entry.language === language));
    for (const {file, words} of lacking.filter((it) => it.language === language)) {
      console.log(`${file} lacks ${words.join(', ')}`);
    }
  }
  if (languages.length === 0) {
    console.log('The site has no language besides English.');
  }
  const faults = [...problems(manifest).map(sentenceOf), ...wordProblems(siteDir)];
  if (faults.length > 0) {
    console.error(`\n${faults.join('\n')}`);
    process.exitCode = 1;
  }
}

function diff(name: string): void {
  for (const entry of find(name)) {
    const {original, translation, state} = entry;
    if (state === 'current') {
      console.log(`${translation} is up to date.`);
    } else {
      const {commit} = translatedText(siteDir, entry);
      spawnSync('git', ['--no-pager', 'diff', '--word-diff', commit, '--', original], {stdio: 'inherit'});
    }
  }
}

function stamp(names: readonly string[]): void {
  for (const entry of names.flatMap(find)) {
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
