import {search as words} from '@content/search';
import {routes} from '@site/src/data/routes';
import {element} from './element';

/** Path of the locale's home, with a slash at its end; filled in by the plugin. */
declare const SEARCH_HOME: string;

/** The address of a page of this language. */
export const pathOf = (route: string): string => SEARCH_HOME + route.slice(1);

/** Links that help where nothing is found or nothing was typed yet. */
export function ways(): HTMLElement {
  const ids = Object.keys(words.ways) as (keyof typeof words.ways)[];
  return element(
    'ul',
    {class: 'search-ways'},
    ...ids.map((id) => element('li', {}, element('a', {href: pathOf(routes[id])}, words.ways[id]))),
  );
}
