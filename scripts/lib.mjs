import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {availableParallelism, constants} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a tool of the project and waits for it. Ends this process with its exit code if it fails.
 *
 * @param {string} tool name in node_modules/.bin, or `node`
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 */
export function run(tool, args, env = {}) {
  const {status, error} = spawnSync(binary(tool), args, {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  if (error || status !== 0) {
    console.error(
      error ? `${tool} could not start: ${error.message}` : `${tool} ${args.join(' ')} failed (${status}).`,
    );
    process.exit(status || 1);
  }
}

/**
 * Runs tools in parallel, one per processor, and prints the output of each when it ends. If one fails, the others
 * finish; then this process ends with its exit code.
 *
 * @param {readonly (readonly [tool: string, ...args: string[]])[]} commands
 */
export async function runTogether(commands) {
  const left = [...commands];
  let failed = 0;
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [tool, ...args] = next;
      const child = spawn(binary(tool), args, {cwd: root, stdio: ['ignore', 'pipe', 'pipe']});
      const [out, err, [code, signal]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      process.stdout.write(out);
      process.stderr.write(err);
      if (code !== 0) {
        failed ||= exitCodeOf(code, signal);
        console.error(`${tool} ${args.join(' ')} failed (${failed}).`);
      }
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, lane));
  if (failed) {
    process.exit(failed);
  }
}

/**
 * Calls back when npm, which started this process, has ended. npm stops its shell, but the shell does not pass the
 * signal on.
 *
 * @param {() => void} end
 * @returns {() => void} gives up waiting
 */
export function whenNpmEnds(end) {
  const parent = process.ppid;
  const timer = process.env.npm_lifecycle_event && setInterval(() => process.ppid !== parent && end(), 250);
  timer?.unref();
  return () => clearInterval(timer);
}

/**
 * Returns the exit code of a process: its own, or 128 plus the number of the signal, as in shells.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {number}
 */
export const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Starts a tool of the project, passes signals on to it, and ends it with npm.
 *
 * @param {string} tool name in node_modules/.bin, or `node`
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 * @param {import('node:child_process').StdioOptions} [stdio] default: the terminal's
 */
export function start(tool, args, env = {}, stdio = 'inherit') {
  const child = spawn(binary(tool), args, {cwd: root, stdio, env: {...process.env, ...env}});
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => child.kill(signal));
  }
  whenNpmEnds(() => child.kill());
  return child;
}

/**
 * Starts a tool of the project as a process group, which can be ended with all its children. Its stdin is closed.
 *
 * @param {string} tool name in node_modules/.bin, or `node`
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 */
export function startGroup(tool, args, env = {}) {
  return spawn(binary(tool), args, {
    cwd: root,
    // A background group would be stopped when it reads from a terminal.
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: {...process.env, ...env},
  });
}

/**
 * Ends a group and waits for all its processes. Kills those that are left after five seconds.
 *
 * @param {import('node:child_process').ChildProcess} head as `startGroup` gives it
 * @param {NodeJS.Signals} signal
 */
export async function endGroup(head, signal) {
  tell(head, signal);
  const deadline = Date.now() + 5_000;
  while (tell(head, 0) && Date.now() < deadline) {
    await sleep(50);
  }
  tell(head, 'SIGKILL');
}

/** Sends a signal to a group. Returns true if any process is left. */
function tell({pid}, signal) {
  try {
    // Windows has no process groups.
    return pid !== undefined && process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}

/** Lists all errors in texts that fail the build. Docusaurus stops at the first. */
export function listMistakes() {
  const command = path.join(root, 'scripts/check-content/cli.mjs');
  // Docusaurus has already reported errors that prevent this check.
  spawnSync(process.execPath, [command, '--stopping'], {cwd: root, stdio: ['ignore', 'inherit', 'ignore']});
}

function binary(tool) {
  return tool === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', tool);
}
