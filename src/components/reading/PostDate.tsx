import {longDate} from '@site/src/lib/format';
import {useLanguage} from '../shell/LanguageContext';

/** A day in the words of the page's language. */
export function PostDate({date}: {date: string}) {
  const {language} = useLanguage();
  return <time dateTime={date.slice(0, 10)}>{longDate(language, date)}</time>;
}
