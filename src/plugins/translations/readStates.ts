import type {TranslationStates} from '../../lib/pluginData';
import {publishedTexts} from '../../rendering/publishedTexts';
import {readManifest} from './manifest';
import {statesOf, type TextPage} from './pageStates';

/** Content of the plugin `legal`, as far as it is read here. */
interface LegalContent {
  readonly shown: readonly TextPage[];
}

/**
 * How the pages of each language stand to their English.
 *
 * @param allContent what the plugins of the locale being built have loaded
 * @param baseUrl path of its home, with a slash at its end
 */
export function readStates(
  siteDir: string,
  allContent: Parameters<typeof publishedTexts>[0],
  baseUrl: string,
): TranslationStates {
  const legal = allContent.legal?.default as LegalContent | undefined;
  return statesOf(readManifest(siteDir), [...publishedTexts(allContent), ...(legal?.shown ?? [])], baseUrl);
}
