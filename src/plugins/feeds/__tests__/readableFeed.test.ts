import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseAtomFeed, parseRssFeed} from 'feedsmith';
import feeds from '..';
import {bundle} from '../../../browser/bundle';
import {feedPage as words} from '../../../content/feedPage';
import {brand} from '../../../data/brand';
import {routes} from '../../../data/routes';
import {escapeHtml} from '../../../lib/escapeHtml';
import {readableFeed, type FeedContext} from '../readableFeed';

const context = {
  siteDir: process.cwd(),
  baseUrl: '/below/',
  i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
} as unknown as FeedContext;
const declaration = '<?xml version="1.0" encoding="utf-8"?>';

const rss = `${declaration}
<rss xmlns:atom="http://www.w3.org/2005/Atom" version="2.0"><channel>
<title>News &amp; more</title><description>All of it</description>
<atom:link href="https://site.example/rss.xml?a&amp;b" rel="self" type="application/rss+xml"/>
<item><title><![CDATA[Less < more]]></title><link>https://site.example/one?a&amp;b</link><guid>one</guid>
<pubDate>Mon, 01 Jan 2024 00:00:00 GMT</pubDate></item>
<item><title>Two</title><link>https://site.example/two</link><pubDate>Tue, 02 Jan 2024 00:00:00 GMT</pubDate></item>
</channel></rss>`;

const atom = `${declaration}
<feed xmlns="http://www.w3.org/2005/Atom"><id>x</id><title>News</title><subtitle>All of it</subtitle>
<link rel="self" href="https://site.example/atom.xml"/><updated>2024-01-02T00:00:00Z</updated>
<entry><title type="html">One</title><id>one</id><link href="https://site.example/one"/>
<updated>2024-01-02T00:00:00Z</updated><published>2024-01-01T00:00:00Z</published>
<content type="html">&lt;/feed&gt;</content></entry>
<entry><title>Two</title><id>two</id><link href="https://site.example/two"/><updated>2024-01-03T00:00:00Z</updated><published>2024-01-02T00:00:00Z</published></entry>
</feed>`;

it.each([
  [
    'RSS',
    rss,
    'News & more',
    'https://site.example/rss.xml?a&b',
    'Less < more',
    'https://site.example/one?a&b',
  ],
  ['Atom', atom, 'News', 'https://site.example/atom.xml', 'One', 'https://site.example/one'],
])('shows people what is in a feed (%s)', (_, feed, title, address, entry, link) => {
  const {code, file} = bundle('feeds/feeds.css');
  expect(code).not.toBe('');
  const main = `<main xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en" dir="ltr">
<a class="home" href="/below/"><img src="/below/favicon.svg" alt="" width="28" height="28"/> ${escapeHtml(brand.name)}</a>
<h1>${escapeHtml(title)}</h1>
<p>All of it</p>
<div class="follow"><p>${escapeHtml(words.what)}</p>
<p>${escapeHtml(words.copy)} <code>${escapeHtml(address)}</code></p>
<p><a href="/below${routes.blogSubscribe}">${escapeHtml(words.help)}</a></p></div>
<h2>${escapeHtml(words.entries)}</h2>
<ul><li><a href="${escapeHtml(link)}">${escapeHtml(entry)}</a> <time datetime="2024-01-01">1 January 2024</time></li>
<li><a href="https://site.example/two">Two</a> <time datetime="2024-01-02">2 January 2024</time></li></ul>
</main>
`;
  const end = feed.lastIndexOf('</channel>') + 1 ? '</channel>' : '</feed>';
  const at = feed.lastIndexOf(end);
  expect(readableFeed(feed, context)).toBe(
    (feed.slice(0, at) + main + feed.slice(at)).replace(
      declaration,
      `${declaration}\n<?xml-stylesheet type="text/css" href="/below/${file}"?>`,
    ),
  );
});

it('is written in the language of its words, in its direction', () => {
  const i18n = {currentLocale: 'ar', localeConfigs: {en: {direction: 'rtl'}}};
  expect(readableFeed(atom, {...context, i18n} as never)).toContain('lang="en" xml:lang="en" dir="rtl"');
  expect(readableFeed(atom, {...context, i18n: {...i18n, localeConfigs: {}}} as never)).toContain(
    'dir="ltr"',
  );
});

it('writes the style sheet that feeds name', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'feeds-'));
  const {name, writeFiles} = feeds();
  await writeFiles!({outDir} as never, []);
  const {code, file} = bundle('feeds/feeds.css');
  expect([name, readFileSync(path.join(outDir, file), 'utf8')]).toEqual(['feeds', code]);
  rmSync(outDir, {recursive: true});
});

it('changes nothing for readers of feeds', () => {
  expect(parseRssFeed(readableFeed(rss, context))).toEqual(parseRssFeed(rss));
  expect(parseAtomFeed(readableFeed(atom, context))).toEqual(parseAtomFeed(atom));
  expect(parseRssFeed(rss).items).toHaveLength(2);
  expect(parseAtomFeed(atom).entries).toHaveLength(2);
});

it.each([
  '{"version": "https://jsonfeed.org/version/1.1"}',
  atom.replace('rel="self"', 'rel="alternate"'),
  rss.replace('rel="self"', 'rel="alternate"'),
  atom.replace(declaration, ''),
  rss.replace('</channel>', ''),
])('refuses what is no feed with an address of its own', (text) => {
  expect(() => readableFeed(text, context)).toThrow(
    'This is no RSS or Atom feed with an address of its own: src/plugins/feeds cannot show it.',
  );
});
