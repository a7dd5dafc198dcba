import type {TranslationStates} from '../../../lib/pluginData';
import {publishedTexts} from '../../../rendering/publishedTexts';
import {readManifest} from './manifest';
import {statesOf, type TextPage} from './pageStates';

/** Content of the plugin `legal`, as far as it is read here. */
interface LegalContent {
  readonly shown: readonly TextPage[];
}

/**
 * Returns the translation states of all pages.
 *
 * @param baseUrl path of the locale's home, with a final slash
 */
export function readStates(
  siteDir: string,
  allContent: Parameters<typeof publishedTexts>[0],
  baseUrl: string,
): TranslationStates {
  const legal = allContent.legal?.default as LegalContent | undefined;
  return statesOf(readManifest(siteDir), [...publishedTexts(allContent), ...(legal?.shown ?? [])], baseUrl);
}
