import type {TranslationState, TranslationStates} from './pluginData';

/** Pages below the first folder of a path. */
const below = (path: string) => `${/^\/[^/]*/.exec(path)?.[0].replace(/\/$/, '') ?? ''}/*`;

/**
 * How a page of a language stands to its English; English itself is always current.
 *
 * @param path of the page, without the locale
 */
export function stateOfPage(states: TranslationStates, language: string, path: string): TranslationState {
  const own = states[language] ?? {};
  return own[path] ?? own[below(path)] ?? own['/*'] ?? 'current';
}

/**
 * Languages in which a page says the same: those that search engines may be sent to. A page whose translation is not
 * current has no twins, and none without another is one.
 *
 * @param language that of the page
 * @param languages all there are
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
