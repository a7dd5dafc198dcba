import {changedInside} from '../reliance';
import {places} from '../template';
import {policyOf} from './policy';
import type {ReadPage} from './readPage';
import type {Font, UsedStyles} from './usedStyles';

const preload = ({href, media}: Font) =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin${media ? ` media="${media}"` : ''}>`;

/** What a page gets besides its own content. */
interface Additions {
  /** Gives the rules that the page uses, from the style sheet at an address. */
  readonly stylesOf: (sheet: string, page: ReadPage['content']) => UsedStyles;
  /** Elements for its head. */
  readonly head: string;
}

/** Islands that something on the page wants to wake and that are not on it: it would stay dead without a word. */
function missingIslands({attributes}: ReadPage['content']): string[] {
  const wanted = attributes.get('data-attachment') ?? [];
  return [...wanted].filter((name) => name && !attributes.get('data-island')?.has(name));
}

/**
 * A rendered page as it is sent: with the styles that it uses, what plugins add to its head, and its own policy.
 *
 * @param html as Docusaurus rendered it
 * @param page what it holds
 * @throws Error where the page lacks a place that the template gives it, or names an island that it does not hold
 */
export function finishPage(html: string, page: ReadPage, {stylesOf, head}: Additions): string {
  for (const [name, place] of Object.entries(places)) {
    if (!html.includes(place)) {
      throw changedInside(`The template has no place for "${name}" in this page`);
    }
  }
  const sheets = (page.root['data-styles'] ?? '').split(' ').filter(Boolean);
  if (sheets.length === 0 || !page.root['data-scripts']) {
    throw changedInside('The template was not told the style sheet and the script of the islands');
  }
  const [missing] = missingIslands(page.content);
  if (missing) {
    throw new Error(
      `A link sends the figures of the island "${missing}" with a message, and the page does not hold that island: place it, or leave out the link's "attachment".`,
    );
  }
  const used = sheets.map((sheet) => stylesOf(sheet, page.content));
  const css = used.map((it) => it.css).join('');
  const filled = {
    [places.head]: head + used.flatMap(({fonts}) => fonts.map(preload)).join(''),
    [places.styles]: `<style>${css}</style>`,
    [places.policy]: policyOf(page.scripts, [...page.styles, css]),
  };
  return Object.entries(filled).reduce((text, [place, value]) => text.replace(place, () => value), html);
}
