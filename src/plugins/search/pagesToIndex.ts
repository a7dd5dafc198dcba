import {routes} from '../../data/routes';
import {escapeHtml} from '../../lib/escapeHtml';
import {isBelow} from '../../lib/samePath';
import type {Area} from '../../data/searchAreas';
import type {OtherVersion} from '../../rendering/publishedTexts';

/** Lists of other pages: what they say is found on those. */
const lists = /^\/blog(?:$|\/(?:tags|authors|archive|page)(?:\/|$))|^\/(?:[^/]+\/)?tags(?:\/|$)/;

const rootOf = (path: string) => path.split(/[/#]/)[1];

/** First folders of the addresses that are no guides; what lies in any other comes from a folder of `docs/`. */
const pageRoots = new Set(
  Object.entries(routes)
    .filter(([id]) => !/^(?:guide|eduHub|resources)/.test(id))
    .map(([, path]) => rootOf(path)),
);

/** The version of the guides that a page belongs to; none where it is the one that readers are led to. */
export function versionOf(route: string, others: readonly OtherVersion[]): string | undefined {
  const within = others.filter(({path}) => isBelow(route, path));
  // The one whose path is the longest: a version may lie below another.
  return within.sort((a, b) => b.path.length - a.path.length)[0]?.label;
}

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

/** Where a page belongs. */
interface Place {
  /** Its path, for the message. */
  readonly route: string;
  readonly area: Area;
  /** Version of the guides, where it is not the one that readers are led to. */
  readonly version?: string;
}

/** How much the words of an old version count beside those of the present one (https://pagefind.app/docs/weighting). */
const oldWeight = 0.1;

/**
 * The HTML of a page as it is to be indexed: its main region alone, which says the area that it belongs to and how its
 * translation stands. Pages of other versions of the guides come after those of the present one, and name theirs.
 *
 * @throws Error where the page has no main region
 */
export function markForIndex({route, area, version}: Place, html: string): string {
  const [, start, text] = /(<main[^>]*>)([\s\S]*<\/main>)/.exec(html) ?? [];
  if (!start || !text) {
    throw new Error(
      `The page ${route} has no main region to be found by. A page of src/pages is a Page, which has one. An address that only leads elsewhere belongs into the redirects of docusaurus.config.ts.`,
    );
  }
  const state = /<aside\b[^>]*data-translation="?(missing|stale)/.exec(html)?.[1] ?? 'current';
  return [
    // Names the language, by which words are stemmed.
    /<html[^>]*>/.exec(html)?.[0],
    version === undefined ? start : start.replace('>', ` data-pagefind-weight="${oldWeight}">`),
    version === undefined ? '' : `<i data-pagefind-meta="version:${escapeHtml(version)}"></i>`,
    `<i data-pagefind-filter="area:${area}"></i><i data-pagefind-filter="translation:${state}"></i>`,
    // Pagefind writes cells and spans that stand side by side into one word.
    text.replace(/(<\/\w+>)(?=<\w)/g, '$1 '),
  ].join('');
}
