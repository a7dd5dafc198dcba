/** A copy of the portal with other texts and another configuration, built and served as the portal itself is. */
import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const root = path.resolve(__dirname, '..');

/** What a clone does not have, and what has no part in these pages. */
const leftOut = /^(?:\.git|\.data|\.docusaurus|build|node_modules|test-results|tests|bench|docs|blog)$/;

/**
 * Copies the portal without its guides and articles.
 *
 * @param folder empty
 * @param texts files that the copy has besides, by their paths
 * @param config configuration that takes the place of the portal's, by its path
 */
export function copyPortal(folder: string, texts: Readonly<Record<string, string>>, config: string): void {
  for (const name of readdirSync(root).filter((entry) => !leftOut.test(entry))) {
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const own of ['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-blog']) {
    rmSync(path.join(folder, 'i18n/it', own), {recursive: true});
  }
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  cpSync(path.join(root, config), path.join(folder, config));
}

/**
 * Builds a copy as `docusaurus build` does.
 *
 * @param env variables besides those of this process
 * @returns what the build said
 * @throws Error with the end of that where it fails
 */
export function buildCopy(
  folder: string,
  config: string,
  env: Readonly<Record<string, string>> = {},
): string {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', `--config=${config}`],
    {
      cwd: folder,
      env: {...process.env, NODE_ENV: 'production', ...env},
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  if (status !== 0) {
    throw new Error((stdout + stderr).slice(-4000));
  }
  return stdout;
}

/**
 * Starts the server of a copy, and waits until it answers.
 *
 * @param env variables besides those of this process
 * @param args of the server
 */
export async function serveCopy(
  folder: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'api/src/server.ts', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(folder, '.data'),
      RATE_LIMIT_CONTACT: '10000',
      RATE_LIMIT_GLOBAL: '100000',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: 'inherit',
  });
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
    if (answer?.ok) {
      return server;
    }
    if (tries > 150 || server.exitCode !== null) {
      throw new Error('The server of the copy does not answer.');
    }
    await sleep(200);
  }
}
