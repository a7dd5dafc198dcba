import type {Content} from '@theme/BlogPostPage';
import {EntryList} from './EntryList';
import {PostDate} from './PostDate';

/** Posts of a list page, newest first as the blog plugin gives them. */
export function PostEntries({items}: {items: readonly {readonly content: Content}[]}) {
  return (
    <EntryList>
      {items.map(({content: {metadata}}) => (
        <EntryList.Item
          key={metadata.permalink}
          href={metadata.permalink}
          title={metadata.title}
          text={metadata.description}
          note={<PostDate date={metadata.date} />}
        />
      ))}
    </EntryList>
  );
}
