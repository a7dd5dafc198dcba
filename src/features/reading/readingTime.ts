import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Post} from './post';

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

/** Returns the reading time from the front matter, or Docusaurus's count (`showReadingTime` of the blog). */
export function useReadingTime({metadata, frontMatter}: Post): string | undefined {
  const minutesRead = useMinutesRead();
  return frontMatter.readTime !== undefined || metadata.readingTime === undefined
    ? frontMatter.readTime
    : minutesRead(metadata.readingTime);
}
