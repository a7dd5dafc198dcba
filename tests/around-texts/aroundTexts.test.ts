/** Tests Docusaurus's documented features around texts: front matter, sections, versions, redirects, announcements. */
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {languagesOf} from '@site/src/lib/languages';
import {builtCopy} from '../builtCopy';
import {attributes, flat} from '../html';
import {folderOf, languages} from '../languages';
import {whereItalian} from '../whereItalian';
import {describeCorpus} from './corpus/describeCorpus';
import {buildSite} from './site';

const site = mkdtempSync(path.join(tmpdir(), 'portal-around-'));
const build = path.join(site, 'build');
const {read, page, indexed} = builtCopy(build);

let log = '';

beforeAll(() => {
  log = buildSite(site);
}, 300_000);

afterAll(() => rmSync(site, {recursive: true}));

const textOf = ($: CheerioAPI, selector: string) => flat($(selector).text());
const meta = ($: CheerioAPI, name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
const hrefs = ($: CheerioAPI, selector: string) => attributes($, selector, 'href');

describe.each(languages.map(folderOf))('unlisted texts in /%s', (locale) => {
  /** Paths below the locale's home. Those of the blog are dates. */
  const unlisted = [
    'guides/hidden',
    'next/guides/hidden',
    'handbook/deep/hidden',
    'secret/only',
    'tags/secret',
    'blog/2025/02/01/hidden',
    'blog/tags/secret',
    'notes',
  ];

  test('have a page that says so, to readers and search engines', () => {
    for (const address of unlisted) {
      const $ = page(locale + address);
      expect([address, meta($, 'robots')]).toEqual([address, 'noindex, nofollow']);
      expect(textOf($, 'main aside')).toContain(locale ? 'Pagina non in elenco' : 'Unlisted page');
    }
    expect(meta(page(`${locale}guides/first`), 'robots')).toBeUndefined();
  });

  test('stand in no sitemap, search, feed or list for assistants', () => {
    const lists = {
      sitemap: read(`${locale}sitemap.xml`),
      assistants: read(`${locale}llms.txt`),
      search: [...indexed(locale).keys()].join('\n'),
    };
    for (const [name, list] of Object.entries(lists)) {
      expect([name, list.includes(`/${locale}guides`)]).toEqual([name, true]);
      expect([name, unlisted.filter((address) => list.includes(`/${locale}${address}`))]).toEqual([name, []]);
    }
    // Feeds contain the articles of their language, and none is Italian.
    if (!locale) {
      expect(read('blog/feed.json')).toContain('/blog/2025/01/01/plain');
      expect(read('blog/feed.json')).not.toContain('hidden');
    }
    expect(existsSync(path.join(build, locale, 'guides/hidden.md'))).toBe(false);
  });

  test('are linked from no page but their own and those of their unlisted tags', () => {
    const listed = [
      'guides',
      'guides/first',
      'guides/the-last',
      'handbook',
      'handbook/deep/two',
      'blog',
      'tags',
      'blog/tags',
      'blog/authors/anna',
      'blog/2025/01/01/plain',
    ];
    for (const address of listed) {
      const links = hrefs(page(locale + address), 'main a, nav a');
      expect(links.length).toBeGreaterThan(5);
      expect(links.filter((link) => unlisted.some((it) => link === `/${locale}${it}`))).toEqual([]);
    }
    expect(existsSync(path.join(build, locale, 'secret.html'))).toBe(false);
  });

  test('drafts have no page', () => {
    expect(existsSync(path.join(build, locale, 'guides/draft.html'))).toBe(false);
  });
});

describe('front matter', () => {
  test('of a guide', () => {
    const $ = page('guides/first');
    expect($('title').text()).toMatch(/^First guide for search engines \|/);
    expect(textOf($, 'h1')).toBe('First guide');
    expect(meta($, 'keywords')).toBe('first,guide');
    expect(meta($, 'og:image')).toBe('https://pictures.example/first.png');
    expect(textOf($, 'main')).toContain('Last updated on 4 March 2026 by Anna Rossi');
    expect($('a[href="https://git.example/edit/first"]').text()).toBe('Edit this page');
    expect(hrefs($, 'main details nav a')).toEqual(['#first', '#second', '#third']);
    expect(hrefs($, 'main a[rel=tag]')).toEqual(['/tags/start', '/tags/inline']);
    expect($('nav li.marked').text()).toBe('The first');
  });

  test('of a guide that hides its title and contents, and chooses its neighbours', () => {
    const $ = page('guides/the-last');
    expect($('header.visuallyHidden h1').text()).toBe('Last guide');
    expect($('main details nav')).toHaveLength(0);
    expect(textOf($, 'main nav a[rel=prev]')).toContain('Begin here');
    expect($('main nav a[rel=next]')).toHaveLength(0);
    expect($('a[href^="https://git.example/edit/"]').attr('href')).toBe(
      'https://git.example/edit/versioned_docs/version-1.0/guides/last.md',
    );
  });

  test('of a text that names a neighbour from its own folder, and wants no other', () => {
    const $ = page('handbook/one');
    expect(hrefs($, 'main nav a[rel=prev]')).toEqual(['/handbook/deep/two']);
    expect($('main nav a[rel=next]')).toHaveLength(0);
  });

  test('of an article', () => {
    const $ = page('blog/2025/01/01/plain');
    expect($('title').text()).toMatch(/^Plain article for search engines \|/);
    expect(textOf($, 'nav ol li:last-child')).toBe('Plain');
    expect($('main details nav')).toHaveLength(0);
    expect(textOf($, 'main')).toContain('Anna Rossi, Writer, Guest Writer, Guest');
    expect(textOf($, 'main')).toContain('One minute read');
    expect(textOf($, 'main')).toContain('Last updated on 1 February 2026');
    expect(hrefs($, 'main header a')).toEqual(
      expect.arrayContaining(['/blog/authors/anna', 'https://guest.example', 'https://github.com/anna']),
    );
    expect(textOf(page('blog/authors/anna'), 'main header')).toContain('Writes about prices.');
  });

  test('of a page', () => {
    const $ = page('notes');
    expect($('html').hasClass('wrapped')).toBe(true);
    expect(textOf($, 'main')).toContain('Last updated by Bruno Bianchi');
  });

  test('of the site stands in every head', () => {
    expect(meta(page('index'), 'theme-color')).toBe('#101b32');
  });
});

describe('sections', () => {
  test.each([
    ['guides', 'All guides', ['/guides/first', '/guides/the-last']],
    ['handbook', 'handbook', ['/handbook/one', '/handbook/deep/two']],
  ])('/%s is an overview of its texts', (address, title, texts) => {
    const $ = page(address);
    expect(textOf($, 'h1')).toBe(title);
    expect(hrefs($, 'main h2 a')).toEqual(texts);
    expect(meta($, 'description')).toBeTruthy();
  });

  test('lead back to their overview from each text', () => {
    const $ = page('handbook/deep/two');
    expect(hrefs($, 'main nav ol a')).toEqual(['/', '/handbook']);
    expect(textOf($, 'main nav ol')).toContain('Deeper');
    expect($('nav li.deeper')).toHaveLength(1);
  });

  test('with an index have that as their page', () => {
    expect(textOf(page('manual'), 'h1')).toBe('The manual');
    expect(hrefs(page('manual/part'), 'main nav ol a')).toEqual(['/', '/manual']);
  });

  test('show what is in a folder that says "collapsed: false", and only there', () => {
    expect(hrefs(page('handbook/one'), 'nav#section-nav a')).toContain('/handbook/deep/two');
    expect(hrefs(page('manual'), 'nav#section-nav a')).not.toContain('/handbook/deep/two');
  });

  test('have lists of tags', () => {
    expect(hrefs(page('tags'), 'main h2 a')).toEqual(['/tags/start', '/tags/inline']);
    const $ = page('tags/start');
    expect([textOf($, 'h1'), textOf($, 'main header p')]).toEqual(['Getting started', 'Where to begin.']);
    expect(hrefs($, 'main h2 a')).toEqual(['/guides/first']);
  });
});

describe('versions', () => {
  const switchOf = ($: CheerioAPI) => hrefs($, 'details:has(a[aria-current=true]) li a');

  test('have pages with their own texts, and lead to each other', () => {
    expect(textOf(page('guides/first'), 'main')).toContain('primavera');
    expect(textOf(page('next/guides/first'), 'main')).toContain('autunno');
    for (const address of ['guides/first', 'next/guides/first']) {
      expect(switchOf(page(address))).toEqual(['/next/guides/first', '/guides/first']);
    }
    expect(switchOf(page('next/guides'))).toEqual(['/next/guides', '/guides']);
  });

  whereItalian.test('lead to each other in Italian, and say which one it is', () => {
    expect(switchOf(page('it/guides/first'))).toEqual(['/it/next/guides/first', '/it/guides/first']);
    expect(textOf(page('it/next/guides/first'), 'main aside')).toContain('non ancora pubblicata');
  });

  test('say which one it is, and where the latest is', () => {
    const $ = page('next/guides/first');
    const notice = $('main aside');
    expect(notice.text()).toContain('This is unreleased documentation');
    expect(notice.find('a').attr('href')).toBe('/guides/first');
    expect(page('guides/first')('main aside')).toHaveLength(0);
  });

  test('each name themselves to search engines', () => {
    for (const address of ['guides/first', 'next/guides/first']) {
      expect(new URL(page(address)('link[rel=canonical]').attr('href') ?? '').pathname).toBe(`/${address}`);
    }
  });

  test('each have their downloads', () => {
    for (const [address, file] of [
      ['guides/the-last', '/downloads/the-last.pdf'],
      ['next/guides/the-last', '/downloads/current/the-last.pdf'],
    ] as const) {
      expect(hrefs(page(address), 'main a[download]')).toEqual([file]);
      expect(existsSync(path.join(build, file))).toBe(true);
    }
  });

  test('are named in the search where they are not the present one, and left out of the list for assistants', () => {
    const pages = indexed('');
    expect(pages.get('/guides/first')?.meta.version).toBeUndefined();
    expect(pages.get('/next/guides/first')?.meta.version).toBe('Next');
    expect(read('llms.txt')).not.toContain('/next/');
  });
});

describe('redirects', () => {
  test('are pages that lead on, in every language', () => {
    for (const [from, to] of [
      ['old', '/guides'],
      ['before/this', '/guides'],
      ['start', '/guides/first'],
      ...whereItalian.rows(['it/old', '/it/guides']),
    ]) {
      const $ = page(`${from}/index`);
      expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${to}`);
    }
  });

  test('are listed for servers and static hosts', () => {
    const others = languagesOf(process.cwd()).filter((language) => !['en', 'it'].includes(language));
    const lines = read('_redirects').split('\n');
    expect(lines.filter((line) => !others.some((language) => line.startsWith(`/${language}/`)))).toEqual([
      '/old /guides 301',
      '/before/this /guides 301',
      '/start /guides/first 301',
      ...whereItalian
        .rows(
          ['/it/old /it/guides 301'],
          ['/it/before/this /it/guides 301'],
          ['/it/start /it/guides/first 301'],
        )
        .flat(),
      '',
    ]);
  });
});

test('feeds say what the options say, and the site the rest', () => {
  const feed = JSON.parse(read('blog/feed.json')) as Record<string, string>;
  expect([feed.title, feed.language]).toEqual(['Own words', 'en']);
  expect(feed.description).toBeTruthy();
});

describe('archive of the blog', () => {
  test('lists the articles by year, without those that nobody is to find', () => {
    const $ = page('blog/archive');
    expect($('main h1').text()).toBe('Archive');
    expect($('main h2').text()).toBe('2025');
    expect(hrefs($, 'main section li a')).toEqual(['/blog/2025/03/01/corpus', '/blog/2025/01/01/plain']);
    expect(textOf($, 'main section li:last-child')).toBe('Plain article1 January 2025');
    expect($('main section li:last-child time').attr('datetime')).toBe('2025-01-01');
  });

  test('stands in the sitemap and in the search', () => {
    expect(read('sitemap.xml')).toContain('/blog/archive<');
    expect([...indexed('').keys()]).toContain('/blog/archive');
  });

  whereItalian.test('says in Italian which articles are in English', () => {
    const $ = page('it/blog/archive');
    expect($('main h1').text()).toBe('Archivio');
    expect($('main section li a').attr('lang')).toBe('en');
  });
});

describe('a text with every kind of node', () => describeCorpus(build, () => log));

describe('announcement bar', () => {
  test('stands above every page, with a script that knows its id', () => {
    for (const address of ['index', 'guides/first', ...whereItalian.rows(['it/blog']).flat(), 'legal']) {
      const $ = page(address);
      const bar = $('aside:has(a[href="/guides"])').first();
      const words = address.startsWith('it/') ? 'Leggi le guide' : 'Read the guides';
      expect(textOf($, 'aside:has([data-announcement-close])')).toBe(words);
      expect(bar.nextAll('header')).toHaveLength(1);
      const scripts = $('head script:not([src])')
        .map((_, script) => $(script).text())
        .get();
      expect(scripts.filter((code) => code.includes('new-1'))).toHaveLength(1);
      expect($('style').text()).toContain('html[data-announced]');
    }
  });

  test('is on no page of a site without one', () => {
    const own = readFileSync(path.resolve(__dirname, '../../build/index.html'), 'utf8');
    expect(own).not.toMatch(/data-announce/);
  });
});
