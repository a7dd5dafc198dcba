import type {PublishedText} from '../../lib/publishedTexts';

export type CardArea = 'guides' | 'blog' | 'legal' | 'site';

/**
 * Maximum number of pages per area with their own card; further pages share one. A card takes some 20 ms of CPU and 40
 * kB: a thousand guides in two languages would add most of a minute to a cold build, and 90 MB to the upload.
 */
export const ownCards = 32;

/** Area of each page, and whether it has its own card, by path with the locale. */
export type CardChoice = ReadonlyMap<string, {readonly area: CardArea; readonly own: boolean}>;

const depthOf = (route: string) => route.split('/').filter(Boolean).length;

/**
 * Chooses the card of each page. In very large areas, only the newest articles, and the guides and pages nearest to the
 * root, have their own.
 *
 * @param routes paths of all pages of the locale
 * @param texts guides in any order, articles newest first
 */
export function chooseCards(
  routes: readonly string[],
  texts: readonly PublishedText[],
  legal: readonly string[],
): CardChoice {
  const kinds = new Map(texts.map(({permalink, kind}) => [permalink, kind]));
  const byDepth = [...routes].sort((a, b) => depthOf(a) - depthOf(b));
  const posts = texts.filter(({kind}) => kind === 'post').map(({permalink}) => permalink);
  const isList = (route: string) => route.includes('/blog/') && !kinds.has(route);
  const areas: Record<CardArea, string[]> = {
    guides: byDepth.filter((route) => kinds.get(route) === 'guide'),
    blog: [...posts.filter((route) => routes.includes(route)), ...byDepth.filter(isList)],
    legal: byDepth.filter((route) => legal.includes(route)),
    site: byDepth.filter((route) => !kinds.has(route) && !legal.includes(route) && !isList(route)),
  };
  return new Map(
    (Object.keys(areas) as CardArea[]).flatMap((area) =>
      areas[area].map((route, index) => [route, {area, own: index < ownCards}] as const),
    ),
  );
}
