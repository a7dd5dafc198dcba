import {useLocation} from '@docusaurus/router';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import type {TranslationState, TranslationStates} from '@site/src/lib/pluginData';
import {stateOfPage, twinsOf} from '@site/src/lib/translationStates';
import {type SiteLocale, useLocales} from './useLocales';

function useStates(): TranslationStates {
  return (useAllPluginInstancesData('translations')?.default as TranslationStates | undefined) ?? {};
}

/**
 * How the translation of a page stands to its English.
 *
 * @param permalink path of the page with the locale; the page being shown if left out
 */
export function useTranslationState(permalink?: string): TranslationState {
  const states = useStates();
  const {pathname} = useLocation();
  const {language, home} = useLocales();
  return stateOfPage(states, language, `/${(permalink ?? pathname).slice(home.length)}`);
}

/** Languages in which the page being shown says the same, its own among them; none where it has no twin. */
export function useTwins(): string[] {
  const states = useStates();
  const {pathname} = useLocation();
  const {language, home, locales} = useLocales();
  const languages = locales.map(({locale}) => locale);
  return twinsOf(states, language, languages, `/${pathname.slice(home.length)}`);
}

/**
 * Language of a page's text where it is not the page's own: a text without a translation is shown in English.
 *
 * @param permalink path of the page with the locale; the page being shown if left out
 */
export function useTextLanguage(permalink?: string): string | undefined {
  const state = useTranslationState(permalink);
  const {language, original} = useLocales();
  return state === 'missing' && language !== original ? original : undefined;
}

/** What an element says of a text that is not in the page's language. */
export interface TextAttributes {
  lang?: string;
  dir?: SiteLocale['direction'];
}

/**
 * Attributes of an element that holds a page's text: its language, and how its lines run, where they are not the page's own.
 *
 * @param permalink path of the page with the locale; the page being shown if left out
 */
export function useTextAttributes(permalink?: string): TextAttributes {
  const lang = useTextLanguage(permalink);
  const {language, locales} = useLocales();
  const directionOf = (wanted: string) => locales.find(({locale}) => locale === wanted)?.direction;
  const dir = lang ? directionOf(lang) : undefined;
  return {lang, dir: dir === directionOf(language) ? undefined : dir};
}
