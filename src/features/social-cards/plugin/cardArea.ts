import type {PublishedText} from '../../../rendering/publishedTexts';

type CardArea = 'guides' | 'blog' | 'legal' | 'site';

/** Returns the area of a page, which its card names. Paths are with the locale. */
export function cardArea(
  route: string,
  texts: ReadonlyMap<string, PublishedText['kind']>,
  legal: readonly string[],
): CardArea {
  const kind = texts.get(route);
  if (kind === 'guide') {
    return 'guides';
  }
  return kind === 'post' || route.includes('/blog/') ? 'blog' : legal.includes(route) ? 'legal' : 'site';
}
