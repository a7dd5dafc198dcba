/** What react-helmet marks its tags with, to find them again in a browser where it never runs. */
const helmetMark = / data-rh="?true"?/g;

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
  return head + withoutTextMarks(html.slice(headEnd).replace(helmetMark, ''));
}
