/** The portal after writers' changes (`site.ts`), built once for all tests. */
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type {BlogContent} from '@site/src/content/blog';
import {builtCopy} from '../builtCopy';
import {runIn} from '../copy';
import {attributes} from '../html';
import {folderOf, languages, wordsIn} from '../languages';
import {whereItalian} from '../whereItalian';
import {describePictures} from './describePictures';
import {describeTerms} from './describeTerms';
import {buildSite, changed, missing} from './site';

const blog = wordsIn<BlogContent>('it', 'blog');
const site = mkdtempSync(path.join(tmpdir(), 'portal-changed-'));
const build = path.join(site, 'build');
const {read, page: pageAt, pagesIn, indexed} = builtCopy(build);
const portal = builtCopy(path.resolve(__dirname, '../../build'));

let log = '';

beforeAll(async () => {
  log = await buildSite(site);
}, 300_000);

afterAll(() => rmSync(site, {recursive: true}));

describe('texts of another project', () => {
  /** Number of texts in the folder `handbook`. */
  const count = 10;

  test('become pages in every language, each with its place in the sidebar', () => {
    for (const locale of languages.map(folderOf)) {
      const pages = pagesIn(`${locale}handbook`);
      // One of them is the folder's own page.
      expect(existsSync(path.join(build, `${locale}handbook.html`))).toBe(true);
      expect(pages).toHaveLength(count - 1);
      for (const name of pages) {
        const $ = pageAt(`${locale}handbook/${name}`);
        expect(attributes($, 'nav [aria-current=page]', 'href')).toContain(`/${locale}handbook/${name}`);
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
      expect(pages).toHaveLength(count);
      expect(new Set(pages.flatMap(([, {filters}]) => filters.area))).toEqual(new Set(['guides']));
    }
  });
});

whereItalian.describe('a text that changed, and one without Italian', () => {
  const ours = (address: string) => !address.startsWith('/it/handbook');
  const stale = `/it${changed.page}`;
  const untranslated = `/it${missing.page}`;

  test('have a notice, and no other page has, which says in which language to read on', () => {
    const italian = pagesIn('it').map((name) => `/it/${name}`);
    expect(italian.length).toBeGreaterThan(30);
    const noticed = italian.filter((page) => ours(page) && pageAt(page)('[data-translation]').length > 0);
    expect(noticed.sort()).toEqual([untranslated, stale]);
    const notice = pageAt(stale)('[data-translation]');
    expect(notice.attr('data-translation')).toBe('stale');
    expect(notice.find('a[hreflang=en]').attr('href')).toBe(changed.page);
  });

  test('are no pair for search engines', () => {
    for (const address of [changed.page, stale]) {
      expect(portal.page(address)('link[hreflang=it]')).toHaveLength(1);
      expect(pageAt(address)('link[hreflang]')).toHaveLength(0);
    }
    expect(pageAt('/guides/pricing')('link[hreflang=it]')).toHaveLength(1);
    const sitemap = cheerio.load(read('it/sitemap.xml'), {xml: true});
    const alone = sitemap('url')
      .toArray()
      .filter((item) => sitemap(item).children('xhtml\\:link').length === 0)
      .map((item) => new URL(sitemap(item).children('loc').text()).pathname);
    expect(alone).toEqual([stale]);
  });

  test('are told in the search and in the status', () => {
    const states = [...indexed('it')]
      .map(([url, {filters}]) => [url, filters.translation?.[0] ?? ''] as const)
      .filter(([url, state]) => ours(url) && state !== 'current');
    expect(Object.fromEntries(states)).toEqual({[stale]: 'stale', [untranslated]: 'missing'});
    const {said} = runIn(site, 'node_modules/tsx/dist/cli.mjs', [
      'src/features/translations/plugin/cli.ts',
      'status',
    ]);
    // Its other translations are outdated too.
    const lines = said.split('\n').filter((line) => /^stale .* i18n\/it\//.test(line));
    expect(lines).toEqual([expect.stringContaining(changed.file)]);
  });

  test('the article that is still in English is marked in lists, and in no feed', () => {
    const $ = pageAt('/it/blog');
    const marked = $('main li:has(> div h3[lang=en])').toArray();
    // Among the featured articles, and among all.
    expect(marked.map((card) => $('a', card).attr('href'))).toEqual([untranslated, untranslated]);
    for (const card of marked) {
      expect($('p[lang=en]', card)).toHaveLength(1);
      expect($(card).text()).toContain(blog.list.untranslated);
    }
    expect($('main').text().split(blog.list.untranslated)).toHaveLength(3);
    const items = (feed: string) => (JSON.parse(read(feed)) as {items: {url: string}[]}).items;
    const own = items('it/blog/feed.json');
    expect(own).toHaveLength(items('blog/feed.json').length - 1);
    expect(own.filter(({url}) => url.endsWith(missing.page))).toEqual([]);
  });
});

describe('texts with files of all kinds', () => describePictures(build));
describe('an announced version of the agreement', () => describeTerms(build));
