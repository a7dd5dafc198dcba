import type {Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../../articles/plugin';

/**
 * Returns the labels of menu and footer links.
 *
 * @returns labels by path, the menu's first
 */
export function menuNames(home: Root): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  visit(home, 'element', (node) => {
    const {href, hrefLang} = node.properties;
    if (node.tagName === 'main') {
      return SKIP;
    }
    // Skips links to other languages.
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
