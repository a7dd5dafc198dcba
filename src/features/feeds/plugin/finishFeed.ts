import type {FeedKind} from '../../../data/feeds';
import {allWithoutForbidden, escapeHtml, withoutForbidden} from '../../../lib/escapeHtml';

interface FeedAuthor {
  name?: string;
  url?: string;
}

export interface FeedFacts {
  address: string;
  language: string;
  /** Authors by the full address of their text. The library writes none to RSS, and only the first to JSON. */
  authors?: ReadonlyMap<string, readonly FeedAuthor[]>;
}

interface JsonFeed {
  items: {url?: string; author?: FeedAuthor}[];
}

const cdata = String.raw`<!\[CDATA\[[\s\S]*?\]\]>`;
const attributes = new RegExp(String.raw`${cdata}|(?<=\s[\w:]+=")[^"]*(?="[^<>]*>)`, 'g');
const strayMark = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi;

/** Escapes `&` and `<` in attributes, which the feed library of Docusaurus does not: the tag "R&D". */
const withEscapedAttributes = (xml: string) =>
  xml.replace(attributes, (value) =>
    value.startsWith('<![CDATA[') ? value : value.replace(strayMark, '&amp;').replaceAll('<', '&lt;'),
  );

/** Additions to each kind of feed by its specification (RSS advisory board, RFC 4287, JSON Feed 1.1). */
const finishers: Record<FeedKind, (text: string, facts: FeedFacts) => string> = {
  rss: (text, {address, authors}) =>
    withEscapedAttributes(text)
      .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
      .replace(/<rss (?![^>]*xmlns:dc=)/, '<rss xmlns:dc="http://purl.org/dc/elements/1.1/" ')
      .replace(
        '<channel>',
        `<channel>\n        <atom:link href="${escapeHtml(address)}" rel="self" type="application/rss+xml"/>`,
      )
      // Not `<author>`, which must be an email address.
      .replace(/<link>(.*)<\/link>/g, (link, of: string) => {
        const names = authors?.get(of.replaceAll('&amp;', '&'))?.map(({name}) => name) ?? [];
        return link + names.map((name) => name && `<dc:creator>${escapeHtml(name)}</dc:creator>`).join('');
      }),
  atom: (text, {address, language}) =>
    withEscapedAttributes(text).replace(
      /<feed ([^>]*)>/,
      `<feed $1 xml:lang="${escapeHtml(language)}">\n    <link rel="self" href="${escapeHtml(address)}"/>`,
    ),
  json: (text, {address, language, authors}) => {
    const {items, ...feed} = allWithoutForbidden(JSON.parse(text) as JsonFeed);
    return JSON.stringify({
      ...feed,
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: address,
      language,
      items: items.map(({author, ...item}) => {
        const all = authors?.get(item.url ?? '') ?? (author ? [author] : []);
        return {...item, ...(all.length > 0 && {authors: all})};
      }),
    });
  },
};

/** Adds URL, language and authors, which Docusaurus's feed library omits. Removes forbidden characters. */
export function finishFeed(kind: FeedKind, text: string, facts: FeedFacts): string {
  return finishers[kind](withoutForbidden(text), facts);
}
