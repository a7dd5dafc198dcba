import {element} from './element';
import {openIndex, type OpenIndex} from './openIndex';

/** URLs of the styles and of the index folder; set by the plugin. */
declare const SEARCH_STYLES: string;
declare const SEARCH_INDEX: string;

let index: Promise<OpenIndex> | undefined;

export const isIndexAsked = (): boolean => index !== undefined;

/** Loads the index once. A failed attempt may be repeated. */
export function askIndex(): Promise<OpenIndex> {
  index ??= openIndex(SEARCH_INDEX).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** Loads the styles of the search. The search works without them. */
export function loadStyles(): Promise<void> {
  return new Promise((resolve) => {
    const link = element('link', {rel: 'stylesheet', href: SEARCH_STYLES});
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
