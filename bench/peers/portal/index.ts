import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Content} from '../../content';
import {type Locale, locales} from '../../content/blocks';
import {inLocale} from '../../content/inLocale';
import {copyInto, emptyFolder, readIfThere, writeFiles} from '../../files';
import {linkTree} from '../../linkTree';
import {docusaurusFiles} from '../docusaurusContent';
import {readManifest} from '../../../src/plugins/translations/manifest';
import {hashOf, writeStamp} from '../../../src/plugins/translations/sourceHash';
import type {Peer} from '../peer';

const repository = path.resolve(import.meta.dirname, '../../..');

/** What belongs to the repository and is no part of the site. */
const leftOut = /^(bench|drills|tests)\//;

/** What a site of other content must not have; paths in the repository. */
const ownContent = [
  'docs/guides',
  'docs/writing',
  'blog',
  'i18n/it/docusaurus-plugin-content-docs/current/guides',
  'i18n/it/docusaurus-plugin-content-docs/current/writing',
  'i18n/it/docusaurus-plugin-content-blog',
];
/** Lists of authors and tags stay: the configuration may ask for them. */
const keptContent = /^(?!_category_).*\.(yml|json)$/;

/** The working tree as it is, committed or not, without what git ignores. */
function copyRepository(folder: string): void {
  const {stdout, status} = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 26},
  );
  if (status !== 0) {
    throw new Error('The portal is copied by what git lists, and git does not answer here.');
  }
  for (const file of stdout.split('\0')) {
    const source = path.join(repository, file);
    if (file && !leftOut.test(file) && existsSync(source)) {
      cpSync(source, path.join(folder, file));
    }
  }
}

/** Packages of the repository, linked again only after an install. */
function linkPackages(folder: string): void {
  const stamp = path.join(folder, 'node_modules/.bench-linked');
  const installed = readIfThere(path.join(repository, 'node_modules/.package-lock.json'));
  if (!installed) {
    throw new Error('The packages of the repository are not installed: npm ci.');
  }
  if (readIfThere(stamp) !== installed) {
    rmSync(path.join(folder, 'node_modules'), {recursive: true, force: true});
    linkTree(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(stamp, installed);
  }
}

function removeOwnContent(folder: string): void {
  for (const name of ownContent.map((inside) => path.join(folder, inside)).filter((it) => existsSync(it))) {
    for (const entry of readdirSync(name)) {
      if (!keptContent.test(entry)) {
        rmSync(path.join(name, entry), {recursive: true});
      }
    }
  }
}

/** Pages of the site link to guides and posts that are not there now. */
function tolerateBrokenLinks(folder: string): void {
  const file = path.join(folder, 'docusaurus.config.ts');
  const config = readFileSync(file, 'utf8');
  writeFileSync(file, config.replaceAll(/\b(onBroken\w+: )'throw'/g, "$1'warn'"));
}

function wordsModule({home, guides}: Content, locale: Locale): string {
  const words = {...inLocale(home, locale), guides: guides[0]?.path ?? '/'};
  return `export const benchHome = ${JSON.stringify(words, null, 2)};\n`;
}

/** The generated texts are translations of each other, and have to say so. */
function stampTranslations(folder: string): void {
  const inSite = (file: string) => path.join(folder, file);
  for (const {original, translation, state} of readManifest(folder)) {
    if (state === 'stale') {
      const text = readFileSync(inSite(translation), 'utf8');
      const hash = hashOf(readFileSync(inSite(original), 'utf8'));
      writeFileSync(inSite(translation), writeStamp(translation, text, hash));
    }
  }
}

/** This repository: everything of it but its words. */
export const portal: Peer = {
  name: 'portal',
  title: 'This portal',
  bringsPackages: true,
  prepare(content, folder) {
    emptyFolder(folder, ['node_modules', '.docusaurus', 'build']);
    copyRepository(folder);
    linkPackages(folder);
    removeOwnContent(folder);
    tolerateBrokenLinks(folder);
    copyInto(path.join(import.meta.dirname, 'template'), folder);
    writeFiles(folder, docusaurusFiles(content, 'guides'));
    for (const locale of locales) {
      const words = locale === 'en' ? 'src/content' : 'i18n/it/content';
      writeFiles(folder, {[`${words}/benchHome.ts`]: wordsModule(content, locale)});
    }
    stampTranslations(folder);
  },
  build: {
    command: ['tsx', 'scripts/build.ts'],
    // The other generators leave it to the host as well.
    variant: {title: 'without compressed files', env: {PRECOMPRESS: 'off'}},
  },
  out: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache', 'api/dist'],
  intent: ['[data-contact]', '[data-island]'],
  search: {
    open: '[data-search]',
    field: '[role="searchbox"]',
    answered: (query) => ({selector: `.search-results[data-query="${query}"]`}),
  },
};
