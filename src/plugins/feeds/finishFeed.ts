import type {FeedNoticeContent} from '../../content/feedNotice';
import type {FeedKind} from '../../data/feeds';
import {escapeHtml} from '../../lib/escapeHtml';
import {feedStyles} from './styles';

export interface FeedFacts {
  /** Whole address of the feed itself. */
  address: string;
  language: string;
  /** Path of the locale's home, with a slash at its end. */
  home: string;
  /** Path of the page that says the same. */
  page: string;
  /** For who opens the feed in a browser. */
  notice: FeedNoticeContent;
}

/** As much of a JSON feed as is changed here. */
interface JsonFeed {
  items: {author?: {name?: string; url?: string}}[];
}

/**
 * What a browser shows of a feed to people: its entries by a style sheet, below a sentence and a link. Feeds may hold
 * elements of other namespaces, which readers of feeds pass over (RSS 2.0, "Extending RSS"; RFC 4287, section 6.4). Style
 * sheets in XSLT would make links of all entries; browsers are giving them up (https://developer.chrome.com/docs/web-platform/deprecating-xslt).
 */
function forPeople(text: string, parent: string, {language, home, page, notice}: FeedFacts): string {
  const block =
    `<div xmlns="http://www.w3.org/1999/xhtml" lang="${escapeHtml(language)}"><p>${escapeHtml(notice.text)}</p>` +
    `<p><a href="${escapeHtml(page)}">${escapeHtml(notice.link)}</a></p></div>`;
  return text
    .replace(
      /^<\?xml .*\?>/,
      `$&\n<?xml-stylesheet type="text/css" href="${escapeHtml(home + feedStyles)}"?>`,
    )
    .replace(new RegExp(`<${parent}\\b[^>]*>`), `$&\n    ${block}`);
}

/** What each kind of feed should say besides, by its rules (RSS advisory board, RFC 4287, JSON Feed 1.1). */
const finishers: Record<FeedKind, (text: string, facts: FeedFacts) => string> = {
  rss: (text, facts) =>
    forPeople(text, 'channel', facts)
      .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
      .replace(
        '<channel>',
        `<channel>\n        <atom:link href="${escapeHtml(facts.address)}" rel="self" type="application/rss+xml"/>`,
      ),
  atom: (text, facts) =>
    forPeople(text, 'feed', facts).replace(
      /<feed ([^>]*)>/,
      `<feed $1 xml:lang="${escapeHtml(facts.language)}">\n    <link rel="self" href="${escapeHtml(facts.address)}"/>`,
    ),
  json: (text, {address, language}) => {
    const {items, ...feed} = JSON.parse(text) as JsonFeed;
    return JSON.stringify({
      ...feed,
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: address,
      language,
      items: items.map(({author, ...item}) => ({...item, ...(author && {authors: [author]})})),
    });
  },
};

/**
 * Adds to a feed what the library that Docusaurus makes it with leaves out: its own address and its language; and what
 * people see who open it.
 *
 * @param text the feed as the library wrote it
 */
export function finishFeed(kind: FeedKind, text: string, facts: FeedFacts): string {
  return finishers[kind](text, facts);
}
