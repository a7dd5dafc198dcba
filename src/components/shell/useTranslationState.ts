import {useLocation} from '@docusaurus/router';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import type {PageStates, TranslationState} from '@site/src/lib/pluginData';
import {useLocales} from './useLocales';

/**
 * How the translation of a page stands to its English.
 *
 * @param permalink path of the page with the locale; the page being shown if left out
 */
export function useTranslationState(permalink?: string): TranslationState {
  const states = useAllPluginInstancesData('translations')?.default as PageStates | undefined;
  const {pathname} = useLocation();
  const {base} = useLocales();
  return states?.[`/${(permalink ?? pathname).slice(base.from.length)}`] ?? 'current';
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
