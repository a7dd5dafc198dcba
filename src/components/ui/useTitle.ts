import {withoutStrandedWords} from '@site/src/lib/italian';
import {useLanguage} from '../shell/LanguageContext';

/** A large title as it is set: in Italian, short words do not stand alone at the end of a line. */
export function useTitle(title: string): string {
  return useLanguage().language === 'it' ? withoutStrandedWords(title) : title;
}
