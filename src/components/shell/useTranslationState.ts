import {useLocation} from '@docusaurus/router';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import type {TranslationState, TranslationStates} from '@site/src/lib/pluginData';
import {stateOfPage, twinsOf} from '@site/src/lib/translationStates';
import {useLocales} from './useLocales';

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
