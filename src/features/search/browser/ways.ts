import {search as words} from '@content/search';
import {routes} from '@site/src/data/routes';
import {element} from './element';

/** Path of the locale's home page, with a trailing slash; set by the plugin. */
declare const SEARCH_HOME: string;

export const pathOf = (route: string): string => SEARCH_HOME + route.slice(1);

/** Creates links for an empty query or result. */
export function ways(): HTMLElement {
  const ids = Object.keys(words.ways) as (keyof typeof words.ways)[];
  return element(
    'ul',
    {class: 'search-ways'},
    ...ids.map((id) => element('li', {}, element('a', {href: pathOf(routes[id])}, words.ways[id]))),
  );
}
