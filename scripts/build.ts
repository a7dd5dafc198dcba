/**
 * `npm run build`: the site as `docusaurus build` makes it, with a process for each locale, then the server and
 * `npm run leads` in one file each, and the headers of every answer for nginx (`api/dist/nginx-headers.conf`).
 */
import {once} from 'node:events';
import {renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Locale, locales} from '../api/src/contract';
import {nginxHeaders} from '../api/src/plugins/headerFiles';
import {inputsHash, markFresh} from './freshness.mjs';
import {root, run, start} from './lib.mjs';

const buildFolder = path.join(root, 'build');
/** Where each locale is built, apart from the others: Docusaurus empties its folder when it begins. */
const stage = path.join(root, '.docusaurus/stage');

/**
 * Builds a locale in a process of its own.
 *
 * @returns the folder of the built locale
 * @throws Error where Docusaurus fails; the reason stands in the terminal
 */
async function buildLocale(locale: Locale): Promise<string> {
  const outDir = path.join(stage, locale);
  const child = start('docusaurus', ['build', '--locale', locale, '--out-dir', outDir], {
    // Texts make much short-lived garbage: with room for it, the collector takes a fifth less of the build.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${locale}`,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new Error(`The locale “${locale}” could not be built; the reason stands above.`);
  }
  return locale === locales[0] ? outDir : path.join(outDir, locale);
}

function buildServer(): void {
  run('esbuild', [
    'server=api/src/server.ts',
    'leads=api/src/leads/cli.ts',
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--packages=external',
    '--target=node20',
    '--log-level=warning',
    '--outdir=api/dist',
  ]);
  writeFileSync(path.join(root, 'api/dist/nginx-headers.conf'), nginxHeaders());
}

/** Puts the built locales in the place of the last build, at once: a server that runs does not see half a site. */
function publish(folders: readonly string[]): void {
  rmSync(buildFolder, {recursive: true, force: true});
  const [first, ...others] = folders;
  renameSync(first!, buildFolder);
  others.forEach((folder) => renameSync(folder, path.join(buildFolder, path.basename(folder))));
  rmSync(stage, {recursive: true, force: true});
}

async function build(): Promise<void> {
  const hash = inputsHash();
  rmSync(stage, {recursive: true, force: true});
  const built = Promise.all(locales.map(buildLocale));
  buildServer();
  publish(await built);
  markFresh(hash);
}

void build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
