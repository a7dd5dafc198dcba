/** Feeds of blog and changelog, read with XML and JSON parsers. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type {Element} from 'domhandler';
import type {BlogContent} from '@site/src/content/blog';
import type {ChangelogContent} from '@site/src/content/changelog';
import {brand} from '@site/src/data/brand';
import {changelogFeed, changes} from '@site/src/data/changelog';
import {feeds, type FeedKind} from '@site/src/data/feeds';
import {routes} from '@site/src/data/routes';
import {languages, prefix, wordsIn} from '../languages';
import {attributes, build, origin, pageAt, pages, readBuilt} from './site';
import {textsOf} from './texts';

interface Entry {
  id?: string;
  link?: string;
  title?: string;
  content?: string;
  day?: string;
}

interface Feed {
  title?: string;
  description?: string;
  language?: string;
  self?: string;
  entries: Entry[];
}

/** Parses a feed of each kind. */
const readers: Record<FeedKind, (text: string) => Feed> = {
  rss: (text) =>
    cheerio.load(text, {xml: true}).extract({
      title: 'channel > title',
      description: 'channel > description',
      language: 'channel > language',
      self: {selector: 'channel > atom\\:link[rel="self"]', value: 'href'},
      entries: [
        {selector: 'item', value: {id: 'guid', link: 'link', title: 'title', content: 'content\\:encoded'}},
      ],
    }),
  atom(text) {
    const $ = cheerio.load(text, {xml: true});
    const day = {selector: 'published', value: (element: Element) => $(element).text().slice(0, 10)};
    const link = {selector: 'link', value: 'href'};
    return $.extract({
      title: 'feed > title',
      description: 'feed > subtitle',
      language: {selector: 'feed', value: 'xml:lang'},
      self: {selector: 'feed > link[rel="self"]', value: 'href'},
      entries: [{selector: 'entry', value: {id: 'id', title: 'title', content: 'content', link, day}}],
    });
  },
  json(text) {
    const {
      items,
      feed_url: self,
      ...feed
    } = JSON.parse(text) as Feed & {
      feed_url: string;
      items: {id: string; url: string; title: string; content_html: string}[];
    };
    return {
      ...feed,
      self,
      entries: items.map(({id, url: link, title, content_html: content}) => ({id, link, title, content})),
    };
  },
};

const isWhole = (address: string) => /^(?:https?:\/\/|mailto:)\S+$/.test(address);

/** True if a URL of this site has no page, or no such anchor. */
function isLost(address: string): boolean {
  const {origin: host, pathname, hash} = new URL(address);
  const page = pages.find((each) => each.path === pathname);
  const isFile = existsSync(path.join(build, decodeURIComponent(pathname)));
  return host === origin && (page ? hash !== '' && !page.$(`[id="${hash.slice(1)}"]`).length : !isFile);
}

/** Returns the faults of a feed, a line each. */
function problemsOf({entries}: Feed): string[] {
  const ids = entries.map(({id}) => id);
  return entries.flatMap(({id, link = '', title, content = ''}, index) => {
    const $ = cheerio.load(content, null, false);
    const sets = attributes($, '[srcset]', 'srcset').flatMap((set = '') => set.split(/\s*,\s*/));
    const addresses = [
      link,
      ...attributes($, '[href]', 'href'),
      ...attributes($, '[src]', 'src'),
      ...sets,
    ].map((address = '') => address.split(' ')[0]!);
    return [
      ...(id && ids.indexOf(id) === index ? [] : [`${id}: an id that is missing or not the only one`]),
      ...(title && content ? [] : [`${id}: no title or content`]),
      ...addresses.filter((it) => !isWhole(it)).map((it) => `${id}: "${it}" is no whole address`),
      ...addresses.filter((it) => isWhole(it) && isLost(it)).map((it) => `${id}: ${it} is not there`),
      ...($('script, style, button, svg, [class], [style], [onclick]').length > 0
        ? [`${id}: parts of the page`]
        : []),
    ];
  });
}

/** Counts words; those of two elements are two, without a space between them too. */
const wordsOf = (html: string) =>
  cheerio
    .load(html.replaceAll('<', ' <'))
    .text()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(languages)('in %s', (language) => {
  const home = prefix(language);
  const blog = wordsIn<BlogContent>(language, 'blog').feed;
  const news = wordsIn<ChangelogContent>(language, 'changelog');

  it.each(feeds)('the $kind of the blog has every article, whole', ({kind, path: place}) => {
    const feed = readers[kind](readBuilt(path.join(home, place)));
    const {description} = blog;
    expect(feed).toMatchObject({
      title: blog.title(brand.name),
      description,
      language,
      self: origin + home + place,
    });
    expect(feed.entries.map(({link}) => link).sort()).toEqual(
      textsOf(language, 'blog')
        .map(({address}) => origin + address)
        .sort(),
    );
    expect(problemsOf(feed)).toEqual([]);
    for (const {link = '', title, content = ''} of feed.entries) {
      const {$} = pageAt(link.slice(origin.length));
      expect(title).toBe($('h1').text());
      const article = $('#__blog-post-container').clone();
      article.find('button, form').remove();
      const share = wordsOf(content) / wordsOf(article.html() ?? '');
      expect(Math.abs(share - 1)).toBeLessThan(0.01);
    }
  });

  it('the changelog and its feed tell the same news, with their days and where they can be seen', () => {
    const address = home + routes.changelog;
    const {$} = pageAt(address);
    const feed = readers.atom(readBuilt(home + changelogFeed));
    const self = origin + home + changelogFeed;
    expect(feed).toMatchObject({
      title: news.feed.title(brand.name),
      description: news.description,
      language,
      self,
    });
    const wanted = changes.map(({id, date}) => ({id, day: date, title: news.entries[id].title}));
    expect(feed.entries.map(({id, link, day, title}) => ({id, link, day, title}))).toEqual(
      wanted.map((entry) => {
        const own = `${origin}${address}#${entry.id}`;
        return {...entry, id: own, link: own};
      }),
    );
    expect(problemsOf(feed)).toEqual([]);
    const listed = wanted.map(({id}) => $(`main li[id="${id}"]`));
    expect(
      listed.map((item, index) => ({
        id: wanted[index]!.id,
        day: item.find('time').attr('datetime'),
        title: item.find('h2').text(),
      })),
    ).toEqual(wanted);
    expect(listed.map((item) => item.find('h2 a').attr('href'))).toEqual(
      changes.map(({to}) => home + routes[to]),
    );
    expect($(`main a[href="${home + changelogFeed}"]`).text()).toBe(news.feed.name);
    expect($('main code').text()).toBe(self);
  });

  it('each feed is named on its own pages, and on no other', () => {
    const named = pages
      .filter((page) => page.language === language && !page.missing)
      .map(({path: at, $}) => ({
        at,
        links: attributes(
          $,
          'link[rel="alternate"][type$="xml"], link[rel="alternate"][type*="feed+json"]',
          'href',
        ).filter(
          // The legal texts have their own feed.
          (href) => !href?.endsWith('/legal/changes.xml'),
        ),
      }));
    for (const {at, links} of named) {
      const wanted = at.startsWith(`${home}/blog`)
        ? feeds.map(({path: place}) => home + place)
        : at === home + routes.changelog
          ? [home + changelogFeed]
          : [];
      expect([at, links]).toEqual([at, wanted]);
    }
  });
});

it('sees what is wrong with a feed', () => {
  const item = (id: string, content: string) =>
    `<item><title>T</title><link>https://a.example/${id}</link><guid>${id}</guid><content:encoded><![CDATA[${content}]]></content:encoded></item>`;
  const bad = readers.rss(
    `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>T</title>${item('1', `<a href="/pricing">a</a><a href="${origin}/changelog#nothing">b</a><img srcset="https://a.example/b 1x, c.png 2x">`)}${item('1', '<p class="a">b</p>')}${item('2', '')}</channel></rss>`,
  );
  expect(problemsOf(bad)).toEqual([
    '1: "/pricing" is no whole address',
    '1: "c.png" is no whole address',
    `1: ${origin}/changelog#nothing is not there`,
    '1: an id that is missing or not the only one',
    '1: parts of the page',
    '2: no title or content',
  ]);
});
