import type {LoadContext} from '@docusaurus/types';
import {load} from 'cheerio';
import {bundle} from '../../../lib/bundle';
import type {FeedPageContent} from '../../../content/feedPage';
import {brand} from '../../../data/brand';
import {routes} from '../../../data/routes';
import {escapeHtml} from '../../../lib/escapeHtml';
import {longDate} from '../../../lib/format';
import {sourceLanguage} from '../../../lib/locale';
import {readWords} from '../../../lib/readWords';
import {isStandIn} from '../../../lib/words';

/** The parts of Docusaurus's context that are used here: location of the site, and language being built. */
export type FeedContext = Pick<LoadContext, 'siteDir' | 'baseUrl' | 'i18n'>;

/**
 * Makes a feed readable for people: a browser shows an explanation, the feed's address and a link to each entry.
 *
 * The shown content is XHTML inside the feed, as foreign markup (RFC 4287, 6; RSS 2.0, "Extending RSS"), which feed
 * readers ignore. A style sheet hides the rest. XSLT, which Docusaurus offers (`feedOptions.xslt`), is no option:
 * Chromium has announced its removal, after which people would see raw XML. CSS stays supported.
 *
 * @param text an RSS or Atom feed that names its own address
 * @throws Error for anything else
 */
export function readableFeed(text: string, {siteDir, baseUrl, i18n}: FeedContext): string {
  const $ = load(text, {xml: true});
  const feed = $('rss > channel, feed').first();
  const [own] = feed.children('link[rel="self"], atom\\:link[rel="self"]').get();
  const end = text.lastIndexOf(feed.is('channel') ? '</channel>' : '</feed>');
  if (!own || end < 0 || !text.startsWith('<?xml')) {
    throw new Error(
      'This is no RSS or Atom feed with an address of its own: src/features/feeds/plugin cannot show it.',
    );
  }
  const {currentLocale, localeConfigs} = i18n;
  const say = readWords<FeedPageContent>(siteDir, currentLocale, 'feedPage');
  const language = isStandIn(say) ? sourceLanguage : currentLocale;
  const direction = localeConfigs[language]?.direction ?? 'ltr';
  const entries = feed
    .children('item, entry')
    .toArray()
    .map((entry) => {
      const of = (name: string) => $(entry).children(name).first();
      const day = new Date(of('pubDate').text() || of('published').text()).toISOString().slice(0, 10);
      const address = of('link').attr('href') ?? of('link').text();
      return `<li><a href="${escapeHtml(address)}">${escapeHtml(of('title').text())}</a> <time datetime="${day}">${escapeHtml(longDate(language, day))}</time></li>`;
    });
  const page = [
    `<main xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}" dir="${direction}"><meta name="viewport" content="width=device-width, initial-scale=1"/>`,
    `<a class="home" href="${baseUrl}"><img src="${baseUrl}favicon.svg" alt="" width="28" height="28"/> ${escapeHtml(brand.name)}</a>`,
    `<h1>${escapeHtml(feed.children('title').text())}</h1>`,
    `<p>${escapeHtml(feed.children('description, subtitle').text())}</p>`,
    `<div class="follow"><p>${escapeHtml(say.what)}</p>`,
    `<p>${escapeHtml(say.copy)} <code>${escapeHtml($(own).attr('href') ?? '')}</code></p>`,
    `<p><a href="${baseUrl}${routes.blogSubscribe.slice(1)}">${escapeHtml(say.help)}</a></p></div>`,
    `<h2>${escapeHtml(say.entries)}</h2>`,
    `<ul>${entries.join('\n')}</ul>`,
    '</main>\n',
  ].join('\n');
  return (text.slice(0, end) + page + text.slice(end)).replace(
    '?>',
    `?>\n<?xml-stylesheet type="text/css" href="${baseUrl}${bundle('features/feeds/browser/feeds.css').file}"?>`,
  );
}
