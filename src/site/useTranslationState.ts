import {useLocation} from '@docusaurus/router';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import type {TranslationState, TranslationStates} from '@site/src/lib/pluginData';
import {stateOfPage, twinsOf} from '@site/src/lib/translationStates';
import {type SiteLocale, useLocales} from './useLocales';

function useStates(): TranslationStates {
  return (useAllPluginInstancesData('translations')?.default as TranslationStates | undefined) ?? {};
}

/** Returns how a page's translation relates to the English page. The default is the current page. */
export function useTranslationState(permalink?: string): TranslationState {
  const states = useStates();
  const {pathname} = useLocation();
  const {language, home} = useLocales();
  return stateOfPage(states, language, `/${(permalink ?? pathname).slice(home.length)}`);
}

/** Returns the languages of the current page, including its own. Empty if it has no translation. */
export function useTwins(): string[] {
  const states = useStates();
  const {pathname} = useLocation();
  const {language, home, locales} = useLocales();
  const languages = locales.map(({locale}) => locale);
  return twinsOf(states, language, languages, `/${pathname.slice(home.length)}`);
}

/**
 * Returns the language of a page's text, or `undefined` if it is the page's own. Untranslated texts are shown in
 * English.
 *
 * @param permalink path with the locale; default: the current page
 */
export function useTextLanguage(permalink?: string): string | undefined {
  const state = useTranslationState(permalink);
  const {language, original} = useLocales();
  return state === 'missing' && language !== original ? original : undefined;
}

export interface TextAttributes {
  lang?: string;
  dir?: SiteLocale['direction'];
}

/**
 * Returns `lang` and `dir` for an element with a page's text, if they differ from the page's own.
 *
 * @param permalink path with the locale; default: the current page
 */
export function useTextAttributes(permalink?: string): TextAttributes {
  const lang = useTextLanguage(permalink);
  const {language, locales} = useLocales();
  const directionOf = (wanted: string) => locales.find(({locale}) => locale === wanted)?.direction;
  const dir = lang ? directionOf(lang) : undefined;
  return {lang, dir: dir === directionOf(language) ? undefined : dir};
}
