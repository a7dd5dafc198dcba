import {longDate} from '@site/src/lib/format';
import {useLanguage} from '../../site/LanguageContext';

export function PostDate({date}: {date: string}) {
  const {textLanguage} = useLanguage();
  return <time dateTime={date.slice(0, 10)}>{longDate(textLanguage, date)}</time>;
}
