import type {PageSources} from '../lifecycle';
import {changedInside} from '../reliance';
import {places} from '../template';
import {policyOf} from './policy';
import type {ReadPage} from './readPage';
import type {Font, UsedStyles} from './usedStyles';

const preload = ({href, media}: Font) =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin${media ? ` media="${media}"` : ''}>`;

/** Additions to a page's content. */
interface Additions {
  /** Returns the rules of a style sheet that the page uses. */
  readonly stylesOf: (sheet: string, page: ReadPage['content']) => UsedStyles;
  /** HTML for the head. */
  readonly head: string;
  /** What plugins let the page load. */
  readonly sources?: readonly PageSources[];
}

/** Returns the style sheets that the template was told. */
export const sheetsOf = ({root}: ReadPage): string[] =>
  (root['data-styles'] ?? '').split(' ').filter(Boolean);

/** Returns islands that the page triggers but does not contain: they would fail silently. */
function missingIslands({attributes}: ReadPage['content']): string[] {
  const wanted = attributes.get('data-attachment') ?? [];
  return [...wanted].filter((name) => name && !attributes.get('data-island')?.has(name));
}

/** Throws if a page declares itself an island but has no layout. */
function requireIslandOfPage({content, root}: ReadPage): void {
  const name = root['data-page-island'];
  if (name && !content.attributes.get('data-island')?.has(name)) {
    throw new Error(
      'It declares itself an island ("export const island"), and nothing of it is: put what is to be alive into <Layout> of @theme/Layout.',
    );
  }
}

/** What goes into the places of the template. */
export type PageParts = Readonly<Record<(typeof places)[keyof typeof places], string>>;

/**
 * Returns what is missing in a rendered page: used styles, the plugins' head elements and the page's CSP.
 *
 * @param html as rendered by Docusaurus
 * @param page parsed page
 * @throws Error if the template's markers are missing, or if the page names a missing island
 */
export function partsOf(html: string, page: ReadPage, {stylesOf, head, sources}: Additions): PageParts {
  for (const [name, place] of Object.entries(places)) {
    if (!html.includes(place)) {
      throw changedInside(`The template has no place for "${name}" in this page`);
    }
  }
  const sheets = sheetsOf(page);
  if (sheets.length === 0 || !page.root['data-scripts']) {
    throw changedInside('The template was not told the style sheet and the script of the islands');
  }
  const [missing] = missingIslands(page.content);
  if (missing) {
    throw new Error(
      `A link sends the figures of the island "${missing}" with a message, and the page does not hold that island: place it, or leave out the link's "attachment".`,
    );
  }
  requireIslandOfPage(page);
  const used = sheets.map((sheet) => stylesOf(sheet, page.content));
  const css = used.map((it) => it.css).join('');
  return {
    [places.head]: head + used.flatMap(({fonts}) => fonts.map(preload)).join(''),
    [places.styles]: `<style>${css}</style>`,
    [places.policy]: policyOf(page.scripts, [...page.styles, css], sources),
  };
}

/** Puts the missing parts into a rendered page. */
export const fillPage = (html: string, parts: PageParts): string =>
  Object.entries(parts).reduce((text, [place, value]) => text.replace(place, () => value), html);
