import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Translation} from './manifest';
import {hashOf, readStamp, writeStamp} from './sourceHash';

const read = (siteDir: string, file: string) => readFileSync(path.join(siteDir, file), 'utf8');

function git(siteDir: string, ...args: string[]): string {
  const {status, stdout, error} = spawnSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (error || status !== 0) {
    throw new Error(
      error
        ? 'Earlier texts are in the history, and Git, which reads it, is not installed.'
        : 'Earlier texts are in the history, and this folder has none: it is no clone made with Git.',
    );
  }
  return stdout;
}

/** Throws with the file's name if a text or its translation is missing. */
export function requirePair(siteDir: string, {original, translation}: Translation): void {
  const gone = [original, translation].find((file) => !existsSync(path.join(siteDir, file)));
  if (gone) {
    throw new Error(`${gone} is not there.`);
  }
}

/** Returns the newest commit with the English text of a translation. Throws without a stamp, Git or such a commit. */
export function translatedCommit(siteDir: string, {original, translation}: Translation): string {
  const stamp = readStamp(translation, read(siteDir, translation));
  if (!stamp) {
    throw new Error(
      `${translation} does not say which text it translates. Compare it with ${original}, then run: npm run i18n:stamp ${translation}`,
    );
  }
  for (const commit of git(siteDir, 'log', '--format=%H', '--', original).split('\n').filter(Boolean)) {
    // The commit that deletes a file has none.
    const {status, stdout} = spawnSync('git', ['show', `${commit}:./${original}`], {
      cwd: siteDir,
      encoding: 'utf8',
    });
    if (status === 0 && hashOf(stdout) === stamp) {
      return commit;
    }
  }
  throw new Error(
    `The history of ${original} does not hold the text that ${translation} translates (${stamp}): it was never committed, or this clone is shallow (git fetch --unshallow).`,
  );
}

export function stampTranslation(siteDir: string, {original, translation}: Translation): void {
  const stamped = writeStamp(translation, read(siteDir, translation), hashOf(read(siteDir, original)));
  writeFileSync(path.join(siteDir, translation), stamped);
}
