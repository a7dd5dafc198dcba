import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Post} from './post';

/** How long an article takes to read: in its own words, else as Docusaurus counted it (`showReadingTime` of the blog). */
export function useReadingTime({metadata, frontMatter}: Post): string | undefined {
  const {selectMessage} = usePluralForm();
  if (frontMatter.readTime !== undefined || metadata.readingTime === undefined) {
    return frontMatter.readTime;
  }
  const readingTime = Math.ceil(metadata.readingTime);
  return selectMessage(
    readingTime,
    translate(
      {id: 'theme.blog.post.readingTime.plurals', message: 'One min read|{readingTime} min read'},
      {readingTime},
    ),
  );
}
