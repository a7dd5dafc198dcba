import {sourceLanguage} from '@site/src/lib/locale';
import {isStandIn} from '@site/src/lib/words';
import {useLanguage} from './LanguageContext';

/**
 * Returns the language for amounts, numbers and dates among some words of the page: English if these words are not
 * translated.
 *
 * @param words group of words from `@content`, the most specific one that contains the number
 */
export function useWordsLanguage(words: object): string {
  const {language} = useLanguage();
  return isStandIn(words) ? sourceLanguage : language;
}
