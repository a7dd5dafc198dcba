import type {TranslationState, TranslationStates} from './pluginData';

/** Returns the wildcard path for a path's first folder. */
const below = (path: string) => `${/^\/[^/]*/.exec(path)?.[0].replace(/\/$/, '') ?? ''}/*`;

/** Returns the state of a page's translation; English is always current. `path` has no locale. */
export function stateOfPage(states: TranslationStates, language: string, path: string): TranslationState {
  const own = states[language] ?? {};
  return own[path] ?? own[below(path)] ?? own['/*'] ?? 'current';
}

/** Returns the languages with an equivalent page, for search engines. Outdated translations have none. */
export function twinsOf(
  states: TranslationStates,
  language: string,
  languages: readonly string[],
  path: string,
): string[] {
  const current = languages.filter((it) => stateOfPage(states, it, path) === 'current');
  return current.length > 1 && current.includes(language) ? current : [];
}
