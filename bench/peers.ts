import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '../src/lib/escapeHtml';
import {hashOf, writeStamp} from '../src/features/translations/plugin/sourceHash';
import {homeWords, type Locale, locales, type Page, type Text} from './corpus';
import {toHtml} from './html';
import {repository} from './project';
import type {PeerSearch} from './search';

/** Texts by their paths in a project. */
type Files = Record<string, string>;

/** A site of the comparison. The files that do not depend on the texts are in `peers/<name>`. */
export interface Peer {
  /** Name in the tables. */
  readonly title: string;
  /** Builds the project; absent if there is nothing to build. */
  readonly command?: readonly [string, ...string[]];
  /** Folder of the built site in the project. */
  readonly out: string;
  /** Caches in the project, removed before a cold build. */
  readonly caches: readonly string[];
  readonly search?: PeerSearch;
  /** Puts what the template is laid onto into the empty project. */
  readonly base?: (folder: string) => void;
  readonly files: (pages: readonly Page[]) => Files;
}

/** Front matter; values are quoted as JSON, which YAML reads. */
function frontMatter(fields: Record<string, unknown>): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---\n\n`;
}

/** Prefix of the addresses of a language. */
const prefix = (locale: Locale) => (locale === 'en' ? '' : `/${locale}`);

/** Text for a site that does not add the language to links by itself. */
const localized = (markdown: string, locale: Locale) =>
  markdown.replaceAll('](/guides/', `](${prefix(locale)}/guides/`);

function eachText(
  pages: readonly Page[],
  make: (page: Page, locale: Locale, text: Text) => readonly [file: string, text: string],
): Files {
  return Object.fromEntries(
    pages.flatMap((page) => locales.map((locale) => make(page, locale, page.texts[locale]))),
  );
}

function docusaurusFolder(kind: Page['kind'], locale: Locale): string {
  const [own, plugin] = (
    {guide: ['docs', 'docs/current'], post: ['blog', 'blog'], legal: ['src/pages', 'pages']} as const
  )[kind];
  return locale === 'en' ? own : `i18n/it/docusaurus-plugin-content-${plugin}`;
}

/** Places folders of guides in the sidebar, and names them in both languages. */
function docusaurusSections(pages: readonly Page[]): Files {
  const files: Files = {};
  const labels: Record<string, {message: string}> = {};
  for (const {sections} of pages) {
    sections.forEach(({name, position}, level) => {
      const slugs = sections.slice(0, level + 1).map(({slug}) => slug);
      const key = slugs.join('-');
      files[`docs/guides/${slugs.join('/')}/_category_.json`] = JSON.stringify({
        label: name.en,
        position,
        key,
      });
      labels[`sidebar.guides.category.${key}`] = {message: name.it};
    });
  }
  return {...files, 'i18n/it/docusaurus-plugin-content-docs/current.json': JSON.stringify(labels)};
}

function docusaurusFiles(pages: readonly Page[]): Files {
  return {
    ...docusaurusSections(pages),
    ...eachText(pages, ({kind, path: place, index}, locale, {title, description, body}) => {
      const folder = docusaurusFolder(kind, locale);
      if (kind === 'post') {
        const slug = path.basename(place);
        // A day for each, backwards, so that the order is that of the numbers.
        const date = new Date(Date.UTC(2026, 8, 1) - index * 86_400_000).toISOString().slice(0, 10);
        const text = body.replace('\n\n', '\n\n<!-- truncate -->\n\n');
        return [`${folder}/${date}-${slug}.md`, frontMatter({title, description, slug}) + text];
      }
      return [
        `${folder}${place}.md`,
        kind === 'guide'
          ? frontMatter({title, description, sidebar_position: index}) + body
          : `${frontMatter({title, description})}# ${title}\n\n${body}`,
      ];
    }),
  };
}

/** Content of the portal that the texts replace. Lists of authors and tags stay, since the configuration asks for them. */
const ownContent = [
  'docs/guides',
  'docs/writing',
  'blog',
  'i18n/it/docusaurus-plugin-content-docs/current/guides',
  'i18n/it/docusaurus-plugin-content-docs/current/writing',
  'i18n/it/docusaurus-plugin-content-blog',
];

/** Copies the working tree, committed or not, without its texts. Packages are links. */
function copyPortal(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of new Set(listed.split('\0'))) {
    const source = path.join(repository, file);
    if (file && !/^(?:bench|drills|tests)\//.test(file) && existsSync(source)) {
      cpSync(source, path.join(folder, file));
    }
  }
  for (const inside of ownContent.map((name) => path.join(folder, name)).filter((it) => existsSync(it))) {
    for (const entry of readdirSync(inside).filter((name) => !/^(?!_category_).*\.(yml|json)$/.test(name))) {
      rmSync(path.join(inside, entry), {recursive: true});
    }
  }
  const packages = path.join(repository, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'), {recursive: true});
  for (const name of readdirSync(packages).filter((it) => it !== '.cache')) {
    const link = path.join(folder, 'node_modules', name);
    rmSync(link, {recursive: true, force: true});
    symlinkSync(path.join(packages, name), link);
  }
}

/** Says of each Italian text that it translates the English one, and lets links of the portal's own pages be broken. */
function portalFiles(pages: readonly Page[]): Files {
  const words = {'src/home.en.json': homeWords('en'), 'src/home.it.json': homeWords('it')};
  const files: Files = {...docusaurusFiles(pages), ...words};
  const folders: Record<string, string> = {docs: 'docs', blog: 'blog', pages: 'src/pages'};
  for (const [file, text] of Object.entries(files)) {
    const [, plugin = '', rest = ''] =
      /^i18n\/it\/docusaurus-plugin-content-(\w+?)(?:\/current)?\/(.*\.md)$/.exec(file) ?? [];
    const original = files[`${folders[plugin]}/${rest}`];
    if (original !== undefined) {
      files[file] = writeStamp(file, text, hashOf(original));
    }
  }
  const config = readFileSync(path.join(repository, 'docusaurus.config.ts'), 'utf8');
  return {...files, 'docusaurus.config.ts': config.replaceAll(/\b(onBroken\w+: )'throw'/g, "$1'warn'")};
}

function starlightFiles(pages: readonly Page[]): Files {
  return eachText(pages, ({kind, path: place, index}, locale, {title, description, body}) => [
    `src/content/docs${prefix(locale)}${place}.md`,
    frontMatter({title, description, ...(kind === 'guide' && {sidebar: {order: index}})}) +
      localized(body, locale),
  ]);
}

/** Pages of the limit: its home page with another title, description and main region. */
function handwrittenFiles(pages: readonly Page[]): Files {
  const home = (locale: Locale) =>
    readFileSync(
      path.join(import.meta.dirname, 'peers/handwritten/dist', prefix(locale), 'index.html'),
      'utf8',
    );
  return eachText(pages, ({path: place}, locale, {title, description, body}) => [
    `dist${prefix(locale)}${place}.html`,
    home(locale)
      .replace(/(?<=<title>).*?(?=<)/, title)
      .replace(/(?<=name="description" content=").*?(?=">)/, escapeHtml(description))
      .replace(
        /(?<=<main>\n).*(?=\n<\/main>)/s,
        () => `<h1>${title}</h1>\n${toHtml(localized(body, locale))}`,
      ),
  ]);
}

/** In the order of the tables. */
export const peers = {
  portal: {
    title: 'This portal',
    command: ['tsx', 'scripts/build.ts'],
    out: 'build',
    caches: ['build', '.docusaurus', 'node_modules/.cache', 'api/dist'],
    search: {
      open: '[data-search]',
      field: '[role="searchbox"]',
      answer: (query) => ({selector: `.search-results[data-query="${query}"]`, text: ''}),
    },
    base: copyPortal,
    files: portalFiles,
  },
  handwritten: {title: 'Hand-written HTML (limit)', out: 'dist', caches: [], files: handwrittenFiles},
  starlight: {
    title: 'Starlight',
    command: ['astro', 'build'],
    out: 'dist',
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    search: {
      open: 'site-search button',
      field: '.pagefind-ui__search-input',
      answer: (query) => ({selector: '.pagefind-ui__message', text: `results for ${query}`}),
    },
    files: starlightFiles,
  },
  docusaurus: {
    title: 'Docusaurus (stock, faster)',
    command: ['docusaurus', 'build'],
    out: 'build',
    caches: ['build', '.docusaurus', 'node_modules/.cache'],
    files: docusaurusFiles,
  },
} satisfies Record<string, Peer>;

/** Name for `--peers`. */
export type PeerName = keyof typeof peers;
export const peerNames = Object.keys(peers) as PeerName[];
