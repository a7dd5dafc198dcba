import type {Field} from '../../browser/search/fields';
import {fileField} from '../../browser/search/files';
import {withBreaks} from '../../browser/search/splitWords';
import type {Understanding} from '../../browser/search/understandQuery';
import {routes} from '../../data/routes';
import type {Area} from '../../data/searchAreas';
import {escapeHtml} from '../../lib/escapeHtml';
import {isBelow} from '../../lib/samePath';
import type {OtherVersion} from '../../rendering/publishedTexts';
import type {MainRegion} from './readMain';

/** Cases of customers and what is new: stories of what other pages offer. */
const stories = [routes.customers, routes.changelog];

const rootOf = (path: string) => path.split(/[/#]/)[1];

/** First folders of the addresses that are no guides; what lies in any other comes from a folder of `docs/`. */
const pageRoots = new Set(
  Object.entries(routes)
    .filter(([id]) => !/^(?:guide|checklist|eduHub|resources)/.test(id))
    .map(([, path]) => rootOf(path)),
);

/** The version of the guides that a page belongs to; none where it is the one that readers are led to. */
export function versionOf(route: string, others: readonly OtherVersion[]): string | undefined {
  const within = others.filter(({path}) => isBelow(route, path));
  // The one whose path is the longest: a version may lie below another.
  return within.sort((a, b) => b.path.length - a.path.length)[0]?.label;
}

/** The first folders of the legal texts. */
const legalRoots = new Set([
  rootOf(routes.legal),
  rootOf(routes.terms),
  rootOf(routes.dpa),
  rootOf(routes.cookies),
]);

/** The area of a page that is no guide and no article. Paths are without the locale. */
export function areaOf(path: string): Area {
  const root = rootOf(path);
  if (root === rootOf(routes.blog)) {
    return 'blog';
  }
  if (legalRoots.has(root)) {
    return 'legal';
  }
  return pageRoots.has(root) ? 'pages' : 'guides';
}

/** Texts of law that applied before, and what changed since: no search engine lists them, but partners look for them. */
const dated = /\/(?:\d{4}-\d{2}-\d{2}|compare\/[^/]+)$/;

/** Whether a page is found. Paths are without the locale. */
export function isFound(path: string, listed: boolean): boolean {
  return path !== routes.search && (listed || (areaOf(path) === 'legal' && dated.test(path)));
}

/**
 * Whether a page of the site's own says what is said better elsewhere: stories, and former texts, which repeat most of the
 * present ones. Like lists of texts, they are found by what they are called.
 */
export const isLesser = (path: string): boolean =>
  (areaOf(path) === 'legal' && dated.test(path)) || stories.some((story) => isBelow(path, story));

/** What is known of a page besides what stands in it. */
interface PageFacts {
  readonly area: Area;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** What menu and footer call it. */
  readonly names: readonly string[];
  /** Whether pages that say the same come first. */
  readonly lesser: boolean;
  /** Version of the guides, where it is not the one that readers are led to. */
  readonly version?: string;
}

/**
 * How much the words of other versions of the guides, and the names of lesser pages, count beside those of present texts
 * (https://pagefind.app/docs/weighting).
 */
const otherVersionWeight = 0.1;
const lesserWeight = 0.3;

/**
 * What a page is found by besides its text, by field (`src/browser/search/fields.ts` has their weights). Lesser pages are
 * found by their text alone.
 */
function fieldsOf(
  {title, description, keywords, names, lesser, version = ''}: PageFacts,
  {heading, files, authors}: MainRegion,
  synonymsOf: Understanding['synonymsOf'],
): Partial<Record<Field, string>> {
  const [name = '', ...others] = names;
  const shown = {version, files: fileField(files)};
  return lesser || version
    ? shown
    : {
        ...shown,
        name,
        names: [...new Set([heading, title, ...others])].join('. '),
        keywords,
        description,
        authors: authors.join(', '),
        also: synonymsOf([...names, keywords].join('. ')).join(', '),
        related: synonymsOf(title).join(', '),
      };
}

/**
 * Languages that Pagefind takes apart with dictionaries, others than browsers have: `src/browser/search/splitWords.ts` does
 * it instead.
 */
const splitByPagefind = /^(?:zh|ja|th)(?:-|$)/i;

/**
 * A page as Pagefind is to read it: what stands in its main region, and what else is known of it.
 *
 * @param synonymsOf of the locale's words
 */
export function markForIndex(
  page: PageFacts,
  main: MainRegion,
  synonymsOf: Understanding['synonymsOf'],
): string {
  const {language, translation, heading, files} = main;
  const areas: Area[] = files.length > 0 ? [page.area, 'files'] : [page.area];
  const fields = Object.entries(fieldsOf(page, main, synonymsOf))
    .filter(([, value]) => value !== '')
    .map(([field, value]) => [field, withBreaks(value)] as const);
  const weight = page.version ? otherVersionWeight : page.lesser ? lesserWeight : 1;
  const called = `<h1>${escapeHtml(withBreaks(heading))}</h1><p>${escapeHtml(withBreaks(page.description))}</p>`;
  return [
    `<html lang="${splitByPagefind.test(language) ? 'und' : escapeHtml(language)}">`,
    `<main data-pagefind-weight="${weight}">`,
    ...fields.map(([field, value]) => `<i data-pagefind-meta="${field}:${escapeHtml(value)}"></i>`),
    ...areas.map((area) => `<i data-pagefind-filter="area:${area}"></i>`),
    `<i data-pagefind-filter="translation:${escapeHtml(translation)}"></i>`,
    page.lesser ? called : main.html,
    '</main>',
  ].join('');
}
