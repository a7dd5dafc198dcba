import type {Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../articles/readArticle';

/**
 * What menu and footer call the pages to which they lead.
 *
 * @param home page of a locale
 * @returns names by path, those of the menu first
 */
export function menuNames(home: Root): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  visit(home, 'element', (node) => {
    const {href, hrefLang} = node.properties;
    if (node.tagName === 'main') {
      return SKIP;
    }
    // The same page in another language is no page of this one.
    if (node.tagName === 'a' && hrefLang === undefined && typeof href === 'string' && href.startsWith('/')) {
      const own = names.get(href) ?? [];
      const name = textOf(node).trim();
      if (name !== '' && !own.includes(name)) {
        names.set(href, [...own, name]);
      }
    }
    return undefined;
  });
  return names;
}
