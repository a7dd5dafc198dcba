import {useLanguage} from '../shell/LanguageContext';

/** The day of publication, in the words of the page's language; posts carry no hour, so UTC is their day. */
export function PostDate({date}: {date: string}) {
  const {language} = useLanguage();
  return (
    <time dateTime={date.slice(0, 10)}>
      {new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date))}
    </time>
  );
}
