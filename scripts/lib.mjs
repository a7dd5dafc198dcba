import {spawn, spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a tool of the project and waits for it; ends this process with its exit code when it fails.
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
 * Starts a tool of the project and passes signals on to it.
 *
 * @param {string} tool name in node_modules/.bin, or `node`
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 * @param {import('node:child_process').StdioOptions} [stdio] its input and what it says: the terminal's
 */
export function start(tool, args, env = {}, stdio = 'inherit') {
  const child = spawn(binary(tool), args, {cwd: root, stdio, env: {...process.env, ...env}});
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => child.kill(signal));
  }
  return child;
}

/** Lists all mistakes of texts that keep the site from being built: Docusaurus stops at the first that it meets. */
export function listMistakes() {
  const command = path.join(root, 'scripts/check-content/cli.mjs');
  // What keeps this from running has been said by Docusaurus.
  spawnSync(process.execPath, [command, '--stopping'], {cwd: root, stdio: ['ignore', 'inherit', 'ignore']});
}

function binary(tool) {
  return tool === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', tool);
}
