import type {TranslationState, TranslationStates} from './pluginData';

/** Returns the wildcard path for a path's first folder. */
const below = (path: string) => `${/^\/[^/]*/.exec(path)?.[0].replace(/\/$/, '') ?? ''}/*`;

/**
 * Returns the state of a page's translation; English is always current.
 *
 * @param path path of the page, without the locale
 */
export function stateOfPage(states: TranslationStates, language: string, path: string): TranslationState {
  const own = states[language] ?? {};
  return own[path] ?? own[below(path)] ?? own['/*'] ?? 'current';
}

/**
 * Returns the languages with an equivalent page, for search engines. A page with an outdated translation has no
 * equivalents, nor does a page in one language only.
 */
export function twinsOf(
  states: TranslationStates,
  language: string,
  languages: readonly string[],
  path: string,
): string[] {
  const current = languages.filter((it) => stateOfPage(states, it, path) === 'current');
  return current.length > 1 && current.includes(language) ? current : [];
}
