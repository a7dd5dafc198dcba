import {element} from './element';
import {openIndex, type OpenIndex} from './openIndex';

/** Filled in by the plugin: addresses of the styles and of the folder of the index. */
declare const SEARCH_STYLES: string;
declare const SEARCH_INDEX: string;

let index: Promise<OpenIndex> | undefined;

/** Whether the index was asked for. */
export const isIndexAsked = (): boolean => index !== undefined;

/** The index, loaded once; a try that failed is made again. */
export function askIndex(): Promise<OpenIndex> {
  index ??= openIndex(SEARCH_INDEX).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** Loads the styles of the search; without them it is plain, and works. */
export function loadStyles(): Promise<void> {
  return new Promise((resolve) => {
    const link = element('link', {rel: 'stylesheet', href: SEARCH_STYLES});
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
