/**
 * `npm run build`: the site as `docusaurus build` makes it, then the server and `npm run leads` in one file each, and for
 * nginx the headers of every answer (`api/dist/nginx-headers.conf`), redirects and error pages
 * (`api/dist/nginx-redirects.conf`, `api/dist/portal-errors`). The server answers refused forms with `api/dist/contact-forms.json`.
 */
import {once} from 'node:events';
import {existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {nginxHeaders, nginxMissing, nginxRedirects} from '../api/src/plugins/headerFiles';
import {nginxErrorFiles, nginxErrors} from '../api/src/plugins/nginxErrors';
import {bundleServer, writeContactForms} from './bundleServer';
import manifest from '../package.json';
import {inputsHash, markFresh} from './freshness.mjs';
import {brand} from '../src/data/brand';
import {translationsOf} from '../src/lib/languages';
import {outputFile} from '../src/lib/outputFile';
import {readPlace} from '../src/lib/siteAddress';
import {listMistakes, root, start} from './lib.mjs';

/** A line of a stack trace in Node's format, or its note about omitted lines. */
const call = /^\s*(?:at |\.\.\. \d+ lines matching cause stack trace)/;

/** Lines kept of each stack trace: the top ones show the cause. */
const kept = 2;

/**
 * Creates a filter for a build's output that shortens stack traces. Docusaurus nests errors, each with the same thirty
 * calls, which would hide the important sentence.
 *
 * @returns true for lines to keep; call it for all lines in order
 */
function shortCalls(): (line: string) => boolean {
  let calls = 0;
  return (line) => {
    // A nested error ends its stack trace with a brace.
    calls = call.test(line) ? calls + 1 : 0;
    return calls <= kept || line.trimEnd().endsWith('{');
  };
}

const buildFolder = path.join(root, 'build');
/** Where the site is built first: Docusaurus empties its folder when it begins. */
const stage = path.join(root, '.docusaurus/stage');

/**
 * Passes on what a build says of errors, without most of the calls that led to them. What it says of a line of a text comes
 * once: Docusaurus reads the texts, and this site's code, anew for each language.
 */
async function sayBriefly(said: Readable): Promise<void> {
  const stays = shortCalls();
  const ofTexts = new Set<string>();
  for await (const line of createInterface({input: said})) {
    if (stays(line) && !ofTexts.has(line)) {
      console.error(line);
    }
    if (/^\[WARNING\] \S.*\.mdx?:\d+/.test(line)) {
      ofTexts.add(line);
    }
  }
}

/**
 * Builds all locales, one after the other: with a process for each, two cores took 2 s longer for 2 x 150 pages, as each
 * started and warmed up by itself, and 0.8 GB more.
 *
 * @throws Error where Docusaurus fails; the reason stands in the terminal
 */
async function buildSite(): Promise<void> {
  const env = {
    // Texts make much short-lived garbage: with room for it, the collector takes a fifth less of the build. More than
    // this makes no difference, but in memory.
    NODE_OPTIONS:
      `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32 --disable-warning=ExperimentalWarning`.trim(),
    // Node loads ES modules of packages once. Docusaurus's loader (jiti) would translate and evaluate them for each
    // reading of the configuration, of which there are seven. Node still warns that it is new to this.
    JITI_NATIVE_MODULES: JSON.stringify(Object.keys({...manifest.dependencies, ...manifest.devDependencies})),
  };
  const child = start('docusaurus', ['build', '--out-dir', stage], env, ['inherit', 'inherit', 'pipe']);
  // What was said last is read after the process has ended.
  const [[code]] = (await Promise.all([once(child, 'exit'), sayBriefly(child.stderr!)])) as [
    [number | null],
    void,
  ];
  if (code !== 0) {
    listMistakes();
    throw new Error('The site could not be built; the reason stands above.');
  }
}

/** Puts the site in the place of the last one at once: a server that runs does not see half a site. */
async function publish(home: string): Promise<void> {
  rmSync(buildFolder, {recursive: true, force: true});
  renameSync(stage, buildFolder);
  const redirects = path.join(buildFolder, '_redirects');
  const list = existsSync(redirects) ? readFileSync(redirects, 'utf8') : '';
  const languages = translationsOf(root)
    .map(({language}) => language)
    .filter((language) => existsSync(path.join(buildFolder, language, '404.html')));
  writeFileSync(
    path.join(root, 'api/dist/nginx-redirects.conf'),
    nginxRedirects(list) + nginxMissing(languages) + nginxErrors(home),
  );
  const errors = path.join(root, 'api/dist/portal-errors');
  for (const [name, text] of Object.entries(nginxErrorFiles())) {
    outputFile(path.join(errors, name), text);
  }
  await writeContactForms(root, buildFolder, path.join(root, 'api/dist'));
}

async function build(): Promise<void> {
  const {site, api} = readPlace(process.env, brand.siteUrl);
  const hash = inputsHash();
  const built = buildSite();
  await bundleServer(root, 'api/dist');
  writeFileSync(path.join(root, 'api/dist/nginx-headers.conf'), nginxHeaders(api));
  await built;
  await publish(site.home);
  markFresh(hash);
}

void build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
