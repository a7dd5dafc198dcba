// Change: the posts of one tag in our own layout.
import {blog} from '@content/blog';
import type {Props} from '@theme/BlogTagsPostsPage';
import {PostSelection} from '@site/src/features/blog/PostSelection';

export default function BlogTagsPostsPage({tag, items}: Props) {
  return (
    <PostSelection
      title={tag.label}
      permalink={tag.permalink}
      description={tag.description}
      unlisted={tag.unlisted}
      items={items}
      all={{href: tag.allTagsPath, label: blog.tags.all}}
    />
  );
}
