import {routes} from '../../data/routes';
import type {Area} from './areas';

/** Lists of other pages: what they say is found on those. */
const lists = /^\/blog(?:$|\/(?:tags|authors|page)(?:\/|$))/;

const rootOf = (path: string) => path.split(/[/#]/)[1];

/** First folders of the addresses that are no guides; what lies in any other comes from a folder of `docs/`. */
const pageRoots = new Set(
  Object.entries(routes)
    .filter(([id]) => !/^(?:guide|eduHub)/.test(id))
    .map(([, path]) => rootOf(path)),
);

/** The area of a page; none where it is not to be found. Paths are without the locale. */
export function areaOf(path: string): Area | undefined {
  if (lists.test(path) || path === '/search') {
    return undefined;
  }
  if (path.startsWith('/blog/')) {
    return 'blog';
  }
  return pageRoots.has(rootOf(path)) ? 'pages' : 'guides';
}

const noindex = /<meta\b[^>]*name="?robots"?[^>]*noindex/;

/** Path of a page without the locale, from its file: 'guides/setup.html' is '/guides/setup'. */
export function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/**
 * The HTML of a page as it is to be indexed, without what lies around its main region, which says the area that it
 * belongs to and how its translation stands. None where the page is not to be found.
 *
 * @param route path of the page without the locale
 * @throws Error where the page has no main region
 */
export function markForIndex(route: string, html: string): string | undefined {
  const area = areaOf(route);
  if (!area || noindex.test(html)) {
    return undefined;
  }
  const [, start, text] = /(<main[^>]*>)([\s\S]*<\/main>)/.exec(html) ?? [];
  if (!start || !text) {
    throw new Error(`The page ${route} has no main region to be found by.`);
  }
  const state = /<aside\b[^>]*data-translation="?(missing|stale)/.exec(html)?.[1] ?? 'current';
  return [
    // Names the language, by which words are stemmed.
    /<html[^>]*>/.exec(html)?.[0],
    start,
    `<i data-pagefind-filter="area:${area}"></i><i data-pagefind-filter="translation:${state}"></i>`,
    // Pagefind writes cells and spans that stand side by side into one word; cells may have no closing tags.
    text.replace(/(<\/\w+>)(?=<\w)|(?=<t[dh]\b)/g, '$1 '),
  ].join('');
}
