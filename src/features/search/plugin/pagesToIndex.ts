import type {Field} from '../browser/fields';
import {fileField} from '../browser/files';
import {withBreaks} from '../browser/splitWords';
import type {Understanding} from '../browser/understandQuery';
import {routes} from '../../../data/routes';
import type {Area} from '../areas';
import {escapeHtml} from '../../../lib/escapeHtml';
import {isBelow} from '../../../lib/samePath';
import type {OtherVersion} from '../../../rendering/publishedTexts';
import type {MainRegion} from './readMain';

/** Case studies and changelog: stories about content of other pages. */
const stories = [routes.customers, routes.changelog];

const rootOf = (path: string) => path.split(/[/#]/)[1];

/** First path segments of pages that are not guides. All others come from a folder of `docs/`. */
const pageRoots = new Set(
  Object.entries(routes)
    .filter(([id]) => !/^(?:guide|checklist|eduHub)/.test(id))
    .map(([, path]) => rootOf(path)),
);

/** Returns the version of a guide's page; undefined for the current version. */
export function versionOf(route: string, others: readonly OtherVersion[]): string | undefined {
  const within = others.filter(({path}) => isBelow(route, path));
  // The longest path wins, since a version may lie below another.
  return within.sort((a, b) => b.path.length - a.path.length)[0]?.label;
}

const legalRoots = new Set([
  rootOf(routes.legal),
  rootOf(routes.terms),
  rootOf(routes.dpa),
  rootOf(routes.cookies),
]);

/** Returns the area of a page that is neither guide nor article. Paths are without the locale. */
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

/** Former legal texts, and comparisons. Search engines do not list them, but partners look for them. */
const dated = /\/(?:\d{4}-\d{2}-\d{2}|compare\/[^/]+)$/;

/** True if the search should find a page. Paths are without the locale. */
export function isFound(path: string, listed: boolean): boolean {
  return path !== routes.search && (listed || (areaOf(path) === 'legal' && dated.test(path)));
}

/** True for stories and former texts, which mostly repeat others. Only title and description are indexed, as for lists. */
export const isLesser = (path: string): boolean =>
  (areaOf(path) === 'legal' && dated.test(path)) || stories.some((story) => isBelow(path, story));

interface PageFacts {
  readonly area: Area;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Labels of the page in menu and footer. */
  readonly names: readonly string[];
  /** True if only title and description are indexed, at a lower weight. */
  readonly lesser: boolean;
  /** Version of the guides, unless it is the current one. */
  readonly version?: string;
}

/** Weight of the words of other versions, and of the titles of lesser pages (https://pagefind.app/docs/weighting). */
const otherVersionWeight = 0.1;
const lesserWeight = 0.3;

/** Returns a page's search fields (weights in `src/features/search/browser/fields.ts`). Lesser pages and other versions get only version and files. */
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

/** Pagefind's dictionaries differ from the browsers', so `src/features/search/browser/splitWords.ts` splits these languages. */
const splitByPagefind = /^(?:zh|ja|th)(?:-|$)/i;

/** Returns a page as Pagefind should index it: its main region and metadata. */
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
