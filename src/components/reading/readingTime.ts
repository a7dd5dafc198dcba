import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Post} from './post';

/** Says how many minutes a text takes to read. */
export function useMinutesRead(): (minutes: number) => string {
  const {selectMessage} = usePluralForm();
  return (minutes) => {
    const readingTime = Math.ceil(minutes);
    return selectMessage(
      readingTime,
      translate(
        {id: 'theme.blog.post.readingTime.plurals', message: 'One minute read|{readingTime} minutes read'},
        {readingTime},
      ),
    );
  };
}

/** How long an article takes to read: in its own words, else as Docusaurus counted it (`showReadingTime` of the blog). */
export function useReadingTime({metadata, frontMatter}: Post): string | undefined {
  const minutesRead = useMinutesRead();
  return frontMatter.readTime !== undefined || metadata.readingTime === undefined
    ? frontMatter.readTime
    : minutesRead(metadata.readingTime);
}
