import {formats} from '@site/src/data/format';
import {useWordsLanguage} from './useWordsLanguage';

/** Returns the formats for amounts, numbers and dates among some words of the page. */
export const useFormats = (words: object) => formats(useWordsLanguage(words));
