import {routes, type RouteId} from '../../data/routes';
import type {PageStates} from '../../lib/pluginData';
import type {PublishedText} from '../../lib/publishedTexts';
import type {Translation} from './manifest';

/** A file of page words has the name of its route. */
const routeOfWords = (file: string): string | undefined =>
  routes[/^src\/content\/(\w+)\.ts$/.exec(file)?.[1] as RouteId];

/**
 * Brings the state of texts to the pages that show them.
 *
 * @param baseUrl path of the locale's home, with a slash at its end
 */
export function pageStates(
  manifest: readonly Translation[],
  texts: readonly Pick<PublishedText, 'source' | 'permalink'>[],
  baseUrl: string,
): PageStates {
  const paths = new Map(texts.map(({source, permalink}) => [source, `/${permalink.slice(baseUrl.length)}`]));
  return Object.fromEntries(
    manifest
      .filter(({state}) => state !== 'current')
      .flatMap(({original, translation, state}) => {
        const path = paths.get(original) ?? paths.get(translation) ?? routeOfWords(original);
        return path === undefined ? [] : [[path, state]];
      }),
  );
}
