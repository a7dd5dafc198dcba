import path from 'node:path';
import {languageName} from '../../../lib/locale';
import {wordProblems, wordsLacking} from '../../page-words/plugin';
import {requirePair, stampTranslation, translatedCommit} from './history';
import {draftsOf, problems, readManifest, sentenceOf, type Translation} from './manifest';

interface Terminal {
  readonly say: (line: string) => void;
  /** The command fails. */
  readonly complain: (lines: string) => void;
  /** Shows what has changed in a file since a commit. */
  readonly showDiff: (commit: string, file: string) => void;
}

/** Returns the translations of a file: itself, or the existing ones of an original. */
function find(siteDir: string, name: string): Translation[] {
  const manifest = readManifest(siteDir);
  const file = path.relative(siteDir, path.resolve(siteDir, name)).replaceAll(path.sep, '/');
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

/** Texts of a language with their states, and how many there are of each. */
function linesOf(entries: readonly Translation[]): string[] {
  const width = Math.max(...entries.map(({original}) => original.length));
  const count = (state: string) => entries.filter((entry) => entry.state === state).length;
  return [
    ...entries.map(
      ({original, translation, state}) => `${state.padEnd(8)}  ${original.padEnd(width)}  ${translation}`,
    ),
    `\n${['current', 'stale', 'missing', 'orphan'].map((state) => `${count(state)} ${state}`).join(', ')}`,
  ];
}

function status(siteDir: string, {say, complain}: Terminal): void {
  const manifest = readManifest(siteDir);
  const lacking = wordsLacking(siteDir).filter(({exists}) => exists);
  const languages = [...new Set(manifest.map(({language}) => language))];
  for (const language of languages) {
    if (languages.length > 1) {
      say(`\n${languageName(language, 'en')}\n`);
    }
    linesOf(manifest.filter((entry) => entry.language === language)).forEach(say);
    for (const {file, words} of lacking.filter((it) => it.language === language)) {
      say(`${file} lacks ${words.join(', ')}`);
    }
  }
  if (languages.length === 0) {
    say('The site has no language besides English.');
  }
  const drafts = draftsOf(siteDir);
  if (drafts.length > 0) {
    say(`\nDrafts, which only npm run dev shows:\n${drafts.join('\n')}`);
  }
  const faults = [...problems(manifest).map(sentenceOf), ...wordProblems(siteDir)];
  if (faults.length > 0) {
    complain(`\n${faults.join('\n')}`);
  }
}

function diff(siteDir: string, name: string, {say, showDiff}: Terminal): void {
  for (const entry of find(siteDir, name)) {
    const {original, translation, state} = entry;
    if (state === 'current') {
      say(`${translation} is up to date.`);
    } else {
      showDiff(translatedCommit(siteDir, entry), original);
    }
  }
}

function stamp(siteDir: string, names: readonly string[], {say}: Terminal): void {
  for (const entry of names.flatMap((name) => find(siteDir, name))) {
    stampTranslation(siteDir, entry);
    say(`${entry.translation} now translates the present text of ${entry.original}.`);
  }
}

/** Runs a command for writers: `status`, `diff FILE` or `stamp FILE…`. Throws if that is not possible. */
export function runCommand(
  siteDir: string,
  [command, ...files]: readonly string[],
  terminal: Terminal,
): void {
  if (command === 'status' && files.length === 0) {
    status(siteDir, terminal);
  } else if (command === 'diff' && files.length === 1) {
    diff(siteDir, files[0]!, terminal);
  } else if (command === 'stamp' && files.length > 0) {
    stamp(siteDir, files, terminal);
  } else {
    throw new Error('Usage: npm run i18n:status, npm run i18n:diff FILE, npm run i18n:stamp FILE…');
  }
}
