import {routes} from '../../data/routes';
import type {Area} from '../../data/searchAreas';

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

/**
 * The HTML of a page as it is to be indexed: its main region alone, which says the area that it belongs to and how its
 * translation stands.
 *
 * @param route path of the page, for the message
 * @throws Error where the page has no main region
 */
export function markForIndex(route: string, area: Area, html: string): string {
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
    // Pagefind writes cells and spans that stand side by side into one word.
    text.replace(/(<\/\w+>)(?=<\w)/g, '$1 '),
  ].join('');
}
