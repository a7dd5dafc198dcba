import * as cheerio from 'cheerio';
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

/** Returns the feed elements of a text, without foreign namespaces, which feed readers ignore. */
function feedOf(text: string): string {
  const $ = cheerio.load(text, {xml: true});
  $('channel > [xmlns], feed > [xmlns]').remove();
  return $.html('rss, feed').replaceAll(/\s+/g, ' ');
}

it('changes nothing for readers of feeds', () => {
  expect(feedOf(readableFeed(rss, context))).toBe(feedOf(rss));
  expect(feedOf(readableFeed(atom, context))).toBe(feedOf(atom));
  expect(readableFeed(rss, context)).toContain('<meta name="viewport"');
  expect(feedOf(rss).split('<item>')).toHaveLength(3);
  expect(feedOf(atom).split('<entry>')).toHaveLength(3);
});

it.each(['{"version": "https://jsonfeed.org/version/1.1"}', rss.replace('rel="self"', 'rel="alternate"')])(
  'refuses what is no feed with an address of its own',
  (text) => {
    expect(() => readableFeed(text, context)).toThrow(
      'This is no RSS or Atom feed with an address of its own: src/features/feeds/plugin cannot show it.',
    );
  },
);
