/** Creates, builds and serves changed copies of the portal. */
import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {brand} from '../src/data/brand';
import {languagesOf} from '../src/lib/languages';

const root = path.resolve(__dirname, '..');

/** Origin of copies and other test sites, at the root of their host, even if the portal has a base path. */
export const testSiteUrl = new URL(process.env.SITE_URL ?? brand.siteUrl).origin;

const unclonable = /^(?:\.git|\.data|\.docusaurus|build|node_modules|test-results|playwright-report)$/;
/** Folders that do not affect the pages. */
const aside = ['tests', 'bench', 'drills'];

function copyFiles(folder: string, without: readonly string[]): void {
  for (const name of readdirSync(root).filter((it) => !unclonable.test(it) && !without.includes(it))) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => file !== path.join(root, 'api/dist'),
    });
  }
}

/**
 * Copies the sources of the pages into an empty folder, with this portal's packages. Reuses cached pictures and
 * documents, but not the bundler's cache, which belongs to the portal's own builds.
 */
export function copyProject(folder: string): void {
  copyFiles(folder, aside);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const config = path.join(folder, 'docusaurus.config.ts');
  const cached = 'rspackPersistentCache: true';
  if (readFileSync(config, 'utf8').includes(cached)) {
    editFile(config, [[cached, 'rspackPersistentCache: false']]);
  }
}

/** Copies a clone with tests, repository and its own caches into an empty folder, with packages. */
export function cloneProject(folder: string): void {
  copyFiles(folder, []);
  const packages = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(packages).filter((it) => it !== '.cache')) {
    symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
  execFileSync('git', ['init', '--quiet'], {cwd: folder});
}

/** Removes the guides and articles from a copy. */
export function withoutTexts(folder: string): void {
  for (const name of ['docs', 'blog']) {
    rmSync(path.join(folder, name), {recursive: true});
    for (const language of languagesOf(folder).slice(1)) {
      const own = path.join(folder, 'i18n', language, `docusaurus-plugin-content-${name}`);
      rmSync(own, {recursive: true, force: true});
    }
  }
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

/** Replaces texts that must occur exactly once in a file. Throws otherwise. */
export function editFile(file: string, replacements: readonly (readonly [string, string])[]): void {
  const text = replacements.reduce(
    (before, [from, to]) => {
      if (before.split(from).length !== 2) {
        throw new Error(`${file} does not hold this once: ${from}`);
      }
      return before.replace(from, () => to);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

/** Runs a program of a copy to its end. */
export function runIn(
  folder: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): {ok: boolean; said: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    // Docusaurus compiles texts in another way for Jest.
    env: {...process.env, NODE_ENV: 'production', JEST_WORKER_ID: undefined, ...env},
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return {ok: status === 0, said: stdout + stderr};
}

/** Runs Docusaurus. Leaves out compressed files, which nothing reads in a copy. */
export const docusaurusIn = (
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) =>
  runIn(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', args, {
    PRECOMPRESS: 'off',
    ...env,
  });

/**
 * Copies the portal with other texts into an empty folder.
 *
 * @param texts files that replace guides and articles, by path
 * @param config path of a configuration that replaces the portal's
 */
export function copyPortal(folder: string, texts: Readonly<Record<string, string>>, config: string): void {
  copyProject(folder);
  withoutTexts(folder);
  writeFiles(folder, texts);
  cpSync(path.join(root, config), path.join(folder, config));
}

/**
 * Builds a copy like `docusaurus build`.
 *
 * @param config default: the portal's own
 * @returns output of the build
 * @throws Error with the end of the output on failure
 */
export function buildCopy(
  folder: string,
  config = 'docusaurus.config.ts',
  env: Readonly<Record<string, string>> = {},
): string {
  const {ok, said} = docusaurusIn(folder, ['build', `--config=${config}`], {SITE_URL: testSiteUrl, ...env});
  if (!ok) {
    throw new Error(said.slice(-4000));
  }
  return said;
}

/** Starts the server of a copy, with its pages for rejected forms, and waits until it responds. */
export async function serveCopy(
  folder: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<ChildProcess> {
  // A separate process: Playwright cannot load modules of the API.
  execFileSync(process.execPath, ['--import', 'tsx', path.join(root, 'tests/hosts/contactForms.ts')], {
    cwd: folder,
  });
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
    if (tries > 600 || server.exitCode !== null) {
      throw new Error('The server of the copy does not answer.');
    }
    await sleep(200);
  }
}
