/**
 * `npm run build`: the site in both locales, the server and `npm run leads` in one file each, and the headers of every
 * answer in the forms that other servers read: `build/_headers` for static hosts (Netlify, Cloudflare Pages),
 * `api/dist/nginx-headers.conf` for nginx.
 */
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import {type Locale, locales} from '../api/src/contract';
import {nginxHeaders, staticHostHeaders} from '../api/src/plugins/headerFiles';
import {inputsHash, markFresh} from './freshness.mjs';
import {root, run, start} from './lib.mjs';

/** Folder of a built locale; that of the first lies around the others. */
const folderOf = (locale: Locale) => path.join(root, 'build', locale === locales[0] ? '' : locale);

/**
 * Makes the pages of a locale, each in a process of its own: the memory of one build is given back before the next.
 *
 * @throws Error where Docusaurus fails; the reason stands in the terminal
 */
async function makePages(locale: Locale): Promise<void> {
  const [code] = (await once(
    start('docusaurus', ['build', '--locale', locale], {
      // Texts make much short-lived garbage: with room for it, the collector takes a fifth less of the build.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
      // 12 ms of a processor for each page, a third of its rendering, for less than half a percent of its compressed
      // bytes: React writes no spaces, and the scripts in the page are small already.
      SKIP_HTML_MINIFICATION: 'true',
    }),
    'exit',
  )) as [number | null];
  if (code !== 0) {
    throw new Error(`The pages in “${locale}” could not be built; the reason stands above.`);
  }
}

/** Lower than the processes that the others wait for; on Unix, what is lower stays so in the processes it starts. */
const background = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Does the rest of a locale while the next one is built, with what that leaves of the processor.
 *
 * @throws Error where a part fails; the reason stands in the terminal
 */
async function finish(locale: Locale): Promise<void> {
  const others = locales.filter((other) => other !== locale);
  const child = start('tsx', ['scripts/finishLocale.ts', folderOf(locale), ...others]);
  if (child.pid && locale !== locales.at(-1)) {
    setPriority(child.pid, background);
  }
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new Error(`The locale “${locale}” could not be finished; the reason stands above.`);
  }
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
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

async function build(): Promise<void> {
  const hash = inputsHash();
  const finishing: Promise<void>[] = [];
  for (const locale of locales) {
    await makePages(locale);
    const finished = finish(locale);
    // A failure is told at the end.
    finished.catch(() => undefined);
    finishing.push(finished);
  }
  buildServer();
  write('build/_headers', staticHostHeaders(locales));
  write('api/dist/nginx-headers.conf', nginxHeaders());
  await Promise.all(finishing);
  markFresh(hash);
}

void build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
