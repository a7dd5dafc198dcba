/** The portal after what writers do (`site.ts`), built once for all that is asked of it. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import * as cheerio from 'cheerio';
import type {BlogContent} from '@site/src/content/blog';
import {folderOf, languages, wordsIn} from '@site/tests/languages';
import {whereItalian} from '@site/tests/whereItalian';
import {describePictures} from './describePictures';
import {describeTerms} from './describeTerms';
import {buildSite, changed, missing} from './site';

const blog = wordsIn<BlogContent>('it', 'blog');

const root = path.resolve(__dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'portal-changed-'));
const build = path.join(site, 'build');

const below = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

let log = '';

beforeAll(async () => {
  log = await buildSite(site);
}, 300_000);

afterAll(() => rmSync(site, {recursive: true}));

const load = (file: string) => cheerio.load(readFileSync(file, 'utf8'));
const pageAt = (address: string, folder = build) => load(path.join(folder, `${address}.html`));

/** What the search knows of each page of a locale, by address. */
function indexed(locale: string): Map<string, {content: string; filters: Record<string, string[]>}> {
  const folder = path.join(build, locale, 'pagefind/fragment');
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.pf_fragment'))
      .map((name) => {
        const text = gunzipSync(readFileSync(path.join(folder, name))).toString();
        const page = JSON.parse(text.slice(text.indexOf('{')));
        return [page.url, page];
      }),
  );
}

describe('texts of another project', () => {
  const texts = () => below(path.join(site, 'docs/handbook')).filter((file) => file.endsWith('.md'));

  test('become pages in every language, each with its place in the sidebar', () => {
    expect(texts()).toHaveLength(10);
    for (const locale of languages.map(folderOf)) {
      const folder = path.join(build, locale, 'handbook');
      const pages = below(folder).filter((file) => file.endsWith('.html'));
      // One of them is the page of the folder itself.
      expect(existsSync(`${folder}.html`)).toBe(true);
      expect(pages).toHaveLength(texts().length - 1);
      for (const page of pages.map((file) => file.replace(/\.html$/, ''))) {
        const $ = pageAt(`${locale}handbook/${page}`);
        const current = $('nav [aria-current=page]').map((_, link) => $(link).attr('href'));
        expect(current.get()).toContain(`/${locale}handbook/${page}`);
      }
    }
  });

  test('are told of broken links in a list', () => {
    const list = log.slice(log.indexOf('Exhaustive list of all broken links found'));
    expect(list).toMatch(/broken link.* \/handbook\/odd:\n.*nowhere\.md/i);
    expect(log).toMatch(/no-picture\.png/);
  });

  test('keep what is no markup as their writers typed it', () => {
    const $ = pageAt('handbook/odd');
    expect($('h1').text()).toBe('2024');
    expect($('main').text()).toContain('A {brace}, a ');
    expect($('main picture img').attr('alt')).toBe('');
  });

  test('are found by the search', () => {
    for (const locale of languages.map(folderOf)) {
      const pages = [...indexed(locale)].filter(([url]) => url.startsWith(`/${locale}handbook`));
      expect(pages).toHaveLength(texts().length);
      expect(new Set(pages.flatMap(([, {filters}]) => filters.area))).toEqual(new Set(['guides']));
    }
  });
});

whereItalian.describe('a text that changed, and one without Italian', () => {
  const ours = (address: string) => !address.startsWith('/it/handbook');
  /** Italian pages, other than those that another project brought, by address. */
  const italian = () =>
    below(path.join(build, 'it'))
      .filter((file) => file.endsWith('.html'))
      .map((file) => `/it/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`)
      .filter(ours);
  const stale = `/it${changed.page}`;
  const untranslated = `/it${missing.page}`;

  test('puts the notice on its page alone, and says in which language to read on', () => {
    expect(italian().length).toBeGreaterThan(30);
    const noticed = italian().filter(
      (address) =>
        pageAt(address.endsWith('/') ? `${address}index` : address)('[data-translation]').length > 0,
    );
    expect(noticed.sort()).toEqual([untranslated, stale]);
    const notice = pageAt(stale)('[data-translation]');
    expect(notice.attr('data-translation')).toBe('stale');
    expect(notice.find('a[hreflang=en]').attr('href')).toBe(changed.page);
  });

  test('takes the page out of the pairs that search engines are told of', () => {
    for (const address of [changed.page, stale]) {
      expect(pageAt(address, path.join(root, 'build'))('link[hreflang=it]')).toHaveLength(1);
      expect(pageAt(address)('link[hreflang]')).toHaveLength(0);
    }
    expect(pageAt('/guides/pricing')('link[hreflang=it]')).toHaveLength(1);
    const sitemap = cheerio.load(readFileSync(path.join(build, 'it/sitemap.xml'), 'utf8'), {xml: true});
    const alone = sitemap('url')
      .toArray()
      .filter((item) => sitemap(item).children('xhtml\\:link').length === 0)
      .map((item) => new URL(sitemap(item).children('loc').text()).pathname);
    expect(alone).toEqual([stale]);
  });

  test('is told beside the page in the search', () => {
    const states = [...indexed('it')].filter(
      ([url, {filters}]) => ours(url) && filters.translation?.[0] !== 'current',
    );
    expect(new Map(states.map(([url, {filters}]) => [url, filters.translation]))).toEqual(
      new Map([
        [stale, ['stale']],
        [untranslated, ['missing']],
      ]),
    );
  });

  test('is the one stale text of the status', () => {
    const {stdout} = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'src/plugins/translations/cli.ts', 'status'],
      {
        cwd: site,
        encoding: 'utf8',
      },
    );
    // Whatever other languages have of it is stale too.
    const lines = stdout.split('\n').filter((line) => /^stale .* i18n\/it\//.test(line));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(changed.file);
  });

  test('marks the article that is still in English in lists, and keeps it out of the feeds', () => {
    const $ = pageAt('/it/blog');
    const cards = $('main li:has(> div h3)').toArray();
    const marked = cards.filter((card) => $('h3[lang=en]', card).length > 0);
    expect(cards).toHaveLength(10);
    // Among the featured, and among all.
    expect(marked.map((card) => $('a', card).attr('href'))).toEqual([untranslated, untranslated]);
    for (const card of marked) {
      expect($('p[lang=en]', card)).toHaveLength(1);
      expect($(card).text()).toContain(blog.list.untranslated);
    }
    expect($('main').text().split(blog.list.untranslated)).toHaveLength(3);
    const items = (feed: string): {url: string}[] =>
      JSON.parse(readFileSync(path.join(build, feed), 'utf8')).items;
    expect(items('blog/feed.json')).toHaveLength(7);
    expect(items('it/blog/feed.json')).toHaveLength(6);
    expect(items('it/blog/feed.json').filter(({url}) => url.endsWith(missing.page))).toEqual([]);
  });
});

describe('texts with files of all kinds', () => describePictures(build));
describe('an announced version of the agreement', () => describeTerms(build));
