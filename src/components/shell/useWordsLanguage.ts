import {sourceLanguage} from '@site/src/lib/locale';
import {isStandIn} from '@site/src/lib/words';
import {useLanguage} from './LanguageContext';

/**
 * Language in which amounts, numbers and dates among some words of the page are written: that of the words, which is English
 * where the page's language has none of them.
 *
 * @param words a group of words from `@content`, as near to the number as there is one
 */
export function useWordsLanguage(words: object): string {
  const {language} = useLanguage();
  return isStandIn(words) ? sourceLanguage : language;
}
