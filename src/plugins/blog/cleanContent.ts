import {load} from 'cheerio';

/** What of an article is there for the page and not for readers of a feed. */
const ofThePage =
  'button, script, style, svg, [hidden], .visuallyHidden, h2 > a[href*="#"], h3 > a[href*="#"], h4 > a[href*="#"]';

/** Attributes that mean something outside the page. */
const kept = new Set([
  'href',
  'src',
  'srcset',
  'alt',
  'width',
  'height',
  'lang',
  'title',
  'datetime',
  'colspan',
  'rowspan',
  'type',
]);

/**
 * The content of an article for feeds: without controls of the page and class names, and with whole addresses only.
 *
 * @param html content of the article
 * @param address whole address of its page
 */
export function cleanContent(html: string, address: string): string {
  const $ = load(html, null, false);
  const whole = (url: string) => new URL(url, address).href;
  // Readers of feeds show no MathML: the formula as it is written. Of a diagram, its words.
  $('math').each((_, element) => {
    const code = $('<code>').text($(element).find('annotation').text());
    $(element).replaceWith(code);
  });
  $('figure > div > svg[role="img"]').each((_, element) => {
    const words = [$(element).attr('aria-label'), $(element).find('desc').text()].filter(Boolean).join(': ');
    $(element).closest('figure').prepend($('<p>').text(words));
  });
  $(ofThePage).remove();
  // The box of a checklist is drawn by the style sheet.
  $('li > span[aria-hidden]:empty').replaceWith('☐');
  $('*').each((_, element) => {
    const item = $(element);
    for (const name of Object.keys(item.attr() ?? {})) {
      if (!kept.has(name)) {
        item.removeAttr(name);
      }
    }
    for (const name of ['href', 'src'] as const) {
      const url = item.attr(name);
      if (url !== undefined) {
        item.attr(name, whole(url));
      }
    }
    const sources = item.attr('srcset');
    if (sources) {
      const parts = sources.split(',').map((part) => part.trim().split(/\s+/));
      item.attr('srcset', parts.map(([url = '', ...size]) => [whole(url), ...size].join(' ')).join(', '));
    }
  });
  // What only carried class names: every word of code has one.
  $('span, div').each((_, element) => {
    const item = $(element);
    if (Object.keys(item.attr() ?? {}).length === 0) {
      item.replaceWith(item.contents());
    }
  });
  return $.html()
    .replace(/<!--[\s\S]*?-->/g, '')
    .trim();
}
