import {spawn} from 'node:child_process';
import path from 'node:path';

/** A problem that `check:content` has found. */
export interface DeskProblem {
  readonly file: string;
  /** 0 where a file has no lines. */
  readonly line: number;
  readonly message: string;
}

/** What is known of the problems of all texts. */
export interface Check {
  /** None before the first run has ended. */
  readonly problems?: readonly DeskProblem[];
  readonly running: boolean;
  /** Why the last run gave nothing. */
  readonly failure?: string;
}

/** Runs `npm run check:content` in a process of its own, and gives what it prints. */
function runCheck(siteDir: string): Promise<readonly DeskProblem[]> {
  const command = path.join(siteDir, 'scripts/check-content/cli.mjs');
  // It reads every language, in the way that Docusaurus works in development.
  const env = {...process.env, NODE_ENV: 'development', DOCUSAURUS_CURRENT_LOCALE: undefined};
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, '--json'], {
      cwd: siteDir,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part));
    child.on('error', reject);
    child.on('close', () => {
      // Docusaurus may have something to say before.
      const list = said.split('\n').findLast((line) => /^\[(?:\{"|\])/.test(line));
      if (list === undefined) {
        return reject(new Error('npm run check:content stopped; run it in a terminal to see why.'));
      }
      resolve(JSON.parse(list) as DeskProblem[]);
    });
  });
}

/**
 * Keeps the problems of all texts: looks for them when somebody asks and something has changed since.
 *
 * @param changed called when a run has ended
 * @param run finds the problems; replaced in tests
 */
export function problemKeeper(siteDir: string, changed: () => void, run = runCheck) {
  let state: Check = {running: false};
  let isStale = true;
  const look = (): Check => {
    if (isStale && !state.running) {
      isStale = false;
      state = {...state, running: true};
      run(siteDir)
        .then((problems) => (state = {problems, running: false}))
        .catch((error: Error) => (state = {...state, running: false, failure: error.message}))
        .finally(changed);
    }
    return state;
  };
  return {
    look,
    /** A text has changed. */
    forget: () => void (isStale = true),
  };
}
