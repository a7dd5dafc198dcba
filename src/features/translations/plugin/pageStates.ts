import {routes, type RouteId} from '../../../data/routes';
import type {PageStates, TranslationState, TranslationStates} from '../../../lib/pluginData';
import {originalOf} from '../../../lib/publishedTexts';
import type {PublishedText} from '../../../rendering/publishedTexts';
import type {Translation} from './manifest';

export type TextPage = Pick<PublishedText, 'source' | 'permalink'>;

/** A file of page words has the name of its route. */
const routeOfWords = (name: string): string | undefined => routes[name as RouteId];

/** Words of lists and other pages without a text, by their folder. */
const wordsBelow = {
  '/blog/*': 'blog',
  '/contact/*': 'contact',
  '/customers/*': 'customers',
  '/legal/*': 'legal',
  '/terms/*': 'legal',
  '/dpa/*': 'legal',
  '/*': 'guides',
} as const;

/** Assigns the states of the locale's texts to their pages. `baseUrl` has a trailing slash. */
export function pageStates(
  manifest: readonly Translation[],
  texts: readonly TextPage[],
  baseUrl: string,
): PageStates {
  const states = new Map(manifest.map(({original, state}) => [original, state]));
  const wordsOf = (name: string) => states.get(`src/content/${name}.ts`);
  const ofWords = [...states].flatMap(([original, state]): [string, TranslationState][] => {
    const route = routeOfWords(/^src\/content\/(\w+)\.ts$/.exec(original)?.[1] ?? '');
    return route === undefined ? [] : [[route, state]];
  });
  const ofTexts = texts.flatMap(({source, permalink}): [string, TranslationState][] => {
    const state = states.get(originalOf(source));
    return state === undefined ? [] : [[`/${permalink.slice(baseUrl.length)}`, state]];
  });
  const ofOthers = Object.entries(wordsBelow).flatMap(([path, name]): [string, TranslationState][] =>
    wordsOf(name) === 'missing' ? [[path, 'missing']] : [],
  );
  return Object.fromEntries(
    [...ofOthers, ...ofWords, ...ofTexts].filter(([, state]) => ofOthers.length > 0 || state !== 'current'),
  );
}

export function statesOf(
  manifest: readonly Translation[],
  texts: readonly TextPage[],
  baseUrl: string,
): TranslationStates {
  const languages = [...new Set(manifest.map(({language}) => language))];
  return Object.fromEntries(
    languages.map((language) => [
      language,
      pageStates(
        manifest.filter((entry) => entry.language === language),
        texts,
        baseUrl,
      ),
    ]),
  );
}
