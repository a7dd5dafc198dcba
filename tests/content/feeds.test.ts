/** The feeds of the blog, as a reader that is none of ours understands them. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {blog as english} from '@site/src/content/blog';
import {brand} from '@site/src/data/brand';
import {feeds, type FeedKind} from '@site/src/data/feeds';
import {build, origin, pages, readBuilt, root} from './site';
import type {BlogContent} from '@site/src/content/blog';
import {languages, wordsIn} from '@site/tests/languages';

const italian = wordsIn<BlogContent>('it', 'blog');

const words = {en: english, it: italian};
const folders = {en: 'blog', it: 'i18n/it/docusaurus-plugin-content-blog'};

interface Entry {
  id?: string;
  link?: string;
  title?: string;
  content?: string;
}

interface Feed {
  title?: string;
  description?: string;
  language?: string;
  self?: string;
  entries: Entry[];
}

/** What a reader makes of a feed. */
const readers: Record<FeedKind, (text: string) => Feed> = {
  rss: (text) => {
    const feed = parseRssFeed(text);
    return {
      ...feed,
      self: feed.atom?.links?.find(({rel}) => rel === 'self')?.href,
      entries: (feed.items ?? []).map(({guid, link, title, content}) => ({
        id: guid?.value,
        link,
        title: title,
        content: content?.encoded,
      })),
    };
  },
  atom: (text) => {
    const feed = parseAtomFeed(text);
    return {
      title: feed.title?.value,
      description: feed.subtitle?.value,
      language: feed.xml?.lang,
      self: feed.links?.find(({rel}) => rel === 'self')?.href,
      entries: (feed.entries ?? []).map(({id, links, title, content}) => ({
        id,
        link: links?.[0]?.href,
        title: title?.value,
        content: content?.value,
      })),
    };
  },
  json: (text) => {
    const feed = parseJsonFeed(text);
    return {
      ...feed,
      self: feed.feed_url,
      entries: (feed.items ?? []).map(({id, url, title, content_html: content}) => ({
        id,
        link: url,
        title,
        content,
      })),
    };
  },
};

/** Addresses in the content of an entry. */
function addressesIn(content: string): string[] {
  const $ = cheerio.load(content, null, false);
  const sources = (srcset = '') => srcset.split(',').map((part) => part.trim().split(/\s/)[0] ?? '');
  return $('[href], [src], [srcset]')
    .toArray()
    .flatMap((element) => [
      ...['href', 'src'].flatMap((name) => $(element).attr(name) ?? []),
      ...($(element).attr('srcset') === undefined ? [] : sources($(element).attr('srcset'))),
    ]);
}

/** What no feed may have, a line each. */
function problemsOf({entries}: Feed): string[] {
  const ids = entries.map(({id}) => id);
  return entries.flatMap(({id, link, title, content = ''}, index) => [
    ...(id && ids.indexOf(id) === index ? [] : [`${id}: an id that is missing or not the only one`]),
    ...(title ? [] : [`${id}: no title`]),
    ...(content ? [] : [`${id}: no content`]),
    ...[link ?? '', ...addressesIn(content)]
      .filter((address) => !/^(?:https?:\/\/|mailto:)\S+$/.test(address))
      .map((address) => `${id}: "${address}" is no whole address`),
    ...(/<(?:script|style|button|svg)\b|\s(?:class|style|on\w+)=/i.test(content)
      ? [`${id}: parts of the page`]
      : []),
  ]);
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(languages)('in %s', (language) => {
  const prefix = language === 'en' ? '' : `/${language}`;
  const slugs = readdirSync(path.join(root, folders[language]))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/^\d{4}-\d\d-\d\d-(.*)\.md$/, '$1'));

  describe.each(feeds)('$kind', ({kind, path: place}) => {
    const feed = readers[kind](readBuilt(path.join(prefix, place)));

    it('says in its language what it is, and where', () => {
      const {title, description} = words[language].feed;
      expect(feed).toMatchObject({
        title: title(brand.name),
        description,
        language,
        self: origin + prefix + place,
      });
    });

    it('holds every article of its language, and nothing that readers stumble over', () => {
      expect(slugs.length).toBeGreaterThanOrEqual(6);
      expect(feed.entries.map(({link}) => link).sort()).toEqual(
        slugs.map((slug) => `${origin}${prefix}/blog/${slug}`).sort(),
      );
      expect(problemsOf(feed)).toEqual([]);
    });

    it('holds the articles whole', () => {
      for (const {link = '', title, content = ''} of feed.entries) {
        const page = pages.find((each) => origin + each.path === link);
        expect(page?.$('h1').text()).toBe(title);
        const article = page!.$('#__blog-post-container').clone();
        article.find('button, .visuallyHidden, h2 > a, h3 > a, h4 > a').remove();
        const length = wordsOf(article.text());
        expect(length).toBeGreaterThan(1000);
        expect(Math.abs(wordsOf(cheerio.load(content).text()) / length - 1)).toBeLessThan(0.01);
      }
    });
  });

  it('is named on the pages of the blog, and only there', () => {
    const own = pages.filter((page) => page.language === language && !page.missing);
    const named = own.map((page) => ({
      inBlog: page.path.startsWith(`${prefix}/blog`),
      links: page
        .$('link[rel="alternate"][type]:not([type="text/markdown"])')
        .toArray()
        .map((link) => ({...page.$(link).attr()}))
        // Texts name their Markdown, and the legal texts a feed of their own.
        .filter((link) => feeds.some(({path: place}) => link.href === prefix + place)),
    }));
    expect(named.filter(({inBlog}) => inBlog).length).toBeGreaterThan(slugs.length);
    for (const {inBlog, links} of named) {
      expect(links).toEqual(
        inBlog
          ? feeds.map(({kind, type, path: place}) => ({
              rel: 'alternate',
              type,
              title: words[language].feed.names[kind],
              href: prefix + place,
            }))
          : [],
      );
      expect(links.filter((link) => !existsSync(path.join(build, link.href ?? '')))).toEqual([]);
    }
  });
});

it('sees what is wrong with a feed', () => {
  const item = (id: string, content: string) =>
    `<item><title>T</title><link>https://a.example/${id}</link><guid>${id}</guid><content:encoded><![CDATA[${content}]]></content:encoded></item>`;
  const bad = readers.rss(
    `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>T</title>${item('1', '<a href="/pricing">a</a><img srcset="https://a.example/b 1x, c.png 2x">')}${item('1', '<p class="a">b</p>')}${item('2', '')}</channel></rss>`,
  );
  expect(problemsOf(bad)).toEqual([
    '1: "/pricing" is no whole address',
    '1: "c.png" is no whole address',
    '1: an id that is missing or not the only one',
    '1: parts of the page',
    '2: no content',
  ]);
});
