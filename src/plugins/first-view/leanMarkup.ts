/** What react-helmet marks its tags with, to find them again in a browser where it never runs. */
const helmetMark = / data-rh="?true"?/g;

/** Elements that end an open paragraph by beginning, and such that may hold one as their last. */
const afterParagraph =
  'p|ul|ol|dl|div|h[1-6]|table|section|figure|figcaption|form|fieldset|details|blockquote|pre|hr|article|aside|header|footer|nav';
const aroundParagraph =
  'div|li|dd|td|section|article|aside|header|footer|main|nav|figure|figcaption|form|fieldset|details|blockquote';

/** End tags that HTML lets out where what follows says the same (HTML Standard, 13.1.2.4 Optional tags). */
const optionalEnd = new RegExp(
  [
    '</(?:li|option)>(?=<(?:li|option|/ul|/ol|/select)[\\s>])',
    '</(?:dt|dd)>(?=<(?:dt|dd|/dl|/div)[\\s>])',
    '</(?:td|th|tr)>(?=<(?:td|th|tr|/tr|/tbody|/thead|/table)[\\s>])',
    `</p>(?=<(?:${afterParagraph}|/(?:${aroundParagraph}))[\\s>])`,
  ].join('|'),
  'g',
);

/** Shapes without content: within pictures, HTML reads `/>` as an end. */
const emptyShape = /"><\/(?:path|circle|ellipse|rect|line|polyline|polygon|stop|use)>/g;

/** Between two texts React leaves a mark, to tell them apart where it takes a page over. */
const textMark = '<!-- -->';

/** Takes the marks out of what React never takes over: all but islands, and what stands between them. */
function withoutTextMarks(html: string): string {
  const first = html.indexOf(' data-island=');
  const last = html.indexOf('</main>', html.lastIndexOf(' data-island='));
  if (first < 0) {
    return html.replaceAll(textMark, '');
  }
  return last < 0
    ? html.slice(0, first).replaceAll(textMark, '') + html.slice(first)
    : html.slice(0, first).replaceAll(textMark, '') +
        html.slice(first, last) +
        html.slice(last).replaceAll(textMark, '');
}

/**
 * A page without what only Docusaurus's own app needs, or says what browsers take for granted: every page carries it,
 * and every page has a budget.
 */
export function leanMarkup(html: string): string {
  const headEnd = html.indexOf('</head>');
  const head = html
    .slice(0, headEnd)
    .replace(helmetMark, '')
    .replace(/^(.*?<html\b[^>]*?) dir="?ltr"?/s, '$1')
    .replace('width=device-width, initial-scale=1.0', 'width=device-width')
    .replace(/(<(?:meta|link)\b[^>]*?) ?\/>/g, '$1>');
  const body = html
    .slice(headEnd)
    .replace(helmetMark, '')
    .replace(optionalEnd, '')
    .replace(emptyShape, '"/>');
  return head + withoutTextMarks(body);
}
