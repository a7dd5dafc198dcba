import {load} from 'cheerio';
import {parseAtomFeed, parseRssFeed} from 'feedsmith';
import {feedPage as words} from '../../../content/feedPage';
import {routes} from '../../../data/routes';
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
</channel></rss>`;

const atom = `${declaration}
<feed xmlns="http://www.w3.org/2005/Atom"><id>x</id><title>News</title><subtitle>All of it</subtitle>
<link rel="self" href="https://site.example/atom.xml"/><updated>2024-01-02T00:00:00Z</updated>
<entry><title type="html">One</title><id>one</id><link href="https://site.example/one"/>
<updated>2024-01-02T00:00:00Z</updated><published>2024-01-01T00:00:00Z</published>
<content type="html">&lt;/feed&gt;</content></entry>
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
  const readable = readableFeed(feed, context);
  expect(readable).toMatch(
    /^<\?xml version="1\.0" encoding="utf-8"\?>\n<\?xml-stylesheet type="text\/css" href="\/below\/assets\/css\/feeds\.[0-9a-f]{8}\.css"\?>\n/,
  );
  const $ = load(readable, {xml: true});
  const main = $('channel > main, feed > main');
  expect(main).toHaveLength(1);
  expect(main.attr()).toMatchObject({
    xmlns: 'http://www.w3.org/1999/xhtml',
    'xml:lang': 'en',
    dir: 'ltr',
  });
  expect(main.find('h1').text()).toBe(title);
  expect(main.find('h1 + p').text()).toBe('All of it');
  expect(main.text()).toContain(words.what);
  expect(main.find('code').text()).toBe(address);
  expect(main.find(`a[href="/below${routes.blogSubscribe}"]`).text()).toBe(words.help);
  const line = main.find('li');
  expect(line).toHaveLength(1);
  expect(line.find('a').text()).toBe(entry);
  expect(line.find('a').attr('href')).toBe(link);
  expect(line.find('time').text()).toBe('1 January 2024');
});

it('changes nothing for readers of feeds', () => {
  expect(parseRssFeed(readableFeed(rss, context))).toEqual(parseRssFeed(rss));
  expect(parseAtomFeed(readableFeed(atom, context))).toEqual(parseAtomFeed(atom));
  expect(parseRssFeed(rss).items).toHaveLength(1);
  expect(parseAtomFeed(atom).entries).toHaveLength(1);
});

it.each(['{"version": "https://jsonfeed.org/version/1.1"}', atom.replace('rel="self"', 'rel="alternate"')])(
  'refuses what is no feed with an address of its own',
  (text) => {
    expect(() => readableFeed(text, context)).toThrow('no RSS or Atom feed with an address of its own');
  },
);
