// Change: the list of tags in our own layout, each with its newest posts.
import {blog} from '@content/blog';
import {blogLists} from '@content/blogLists';
import {shell} from '@content/shell';
import type {Props} from '@theme/BlogTagsListPage';
import {BlogPage} from '@site/src/features/blog/BlogPage';
import {EntryList} from '@site/src/features/reading/EntryList';
import {PostTitles} from '@site/src/features/blog/PostTitles';
import {routes} from '@site/src/data/routes';
import type {ListedPost} from '@site/src/rendering/listedPosts';

const {title, description} = blog.tags;

export default function BlogTagsListPage({tags, posts}: Props & {posts: readonly ListedPost[]}) {
  return (
    <BlogPage
      title={`${shell.nav.items.blog}: ${title}`}
      heading={title}
      description={description}
      below={[{name: title, path: routes.blogTags}]}
    >
      <EntryList>
        {tags.map((tag) => (
          <EntryList.Item key={tag.permalink} href={tag.permalink} title={tag.label} text={tag.description}>
            <p className="caption num">{blogLists.articles(tag.count)}</p>
            <PostTitles posts={posts.filter((post) => post.tags.includes(tag.permalink))} />
          </EntryList.Item>
        ))}
      </EntryList>
    </BlogPage>
  );
}
