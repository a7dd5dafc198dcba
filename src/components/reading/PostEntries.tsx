import type {Content} from '@theme/BlogPostPage';
import {Picture, type PictureData} from '@site/src/components/ui/Picture';
import {EntryList} from './EntryList';
import {PostDate} from './PostDate';

/** What a post has besides: `image` of its front matter (src/plugins/pictures) and the text that stands for it. */
interface Illustrated {
  readonly picture?: PictureData;
  readonly frontMatter: {readonly imageAlt?: string};
}

function Illustration({of: {picture, frontMatter}}: {of: Illustrated}) {
  return picture && <Picture of={picture} alt={frontMatter.imageAlt ?? ''} sizes="min(12rem, 92vw)" />;
}

/** Posts of a list page, newest first as the blog plugin gives them. */
export function PostEntries({items}: {items: readonly {readonly content: Content}[]}) {
  return (
    <EntryList>
      {items.map(({content}) => {
        const {metadata} = content;
        return (
          <EntryList.Item
            key={metadata.permalink}
            href={metadata.permalink}
            title={metadata.title}
            text={metadata.description}
            note={<PostDate date={metadata.date} />}
            picture={<Illustration of={content as Content & Illustrated} />}
          />
        );
      })}
    </EntryList>
  );
}
