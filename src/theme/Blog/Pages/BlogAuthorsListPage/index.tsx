// Change: the list of authors in our own layout, each with their newest posts.
import {blog} from '@content/blog';
import {blogLists} from '@content/blogLists';
import {shell} from '@content/shell';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import {BlogPage} from '@site/src/features/blog/BlogPage';
import {EntryList} from '@site/src/features/reading/EntryList';
import {PostTitles} from '@site/src/features/blog/PostTitles';
import {SampleMark} from '@site/src/site/SampleMark';
import {routes} from '@site/src/data/routes';
import type {ListedPost} from '@site/src/rendering/listedPosts';

const {title, description} = blog.authors;

export default function BlogAuthorsListPage({authors, posts}: Props & {posts: readonly ListedPost[]}) {
  return (
    <BlogPage
      title={`${shell.nav.items.blog}: ${title}`}
      heading={title}
      description={description}
      below={[{name: title, path: routes.blogAuthors}]}
    >
      <EntryList>
        {authors.map(
          ({page, ...author}) =>
            page && (
              <EntryList.Item
                key={author.key}
                href={page.permalink}
                title={author.name ?? author.key}
                text={author.description ?? author.title}
                portrait={author.imageURL}
              >
                <p className="caption num">
                  {[author.description && author.title, blogLists.articles(author.count)]
                    .filter(Boolean)
                    .join(' · ')}
                  <SampleMark of={author} />
                </p>
                <PostTitles posts={posts.filter((post) => post.authors.includes(author.key))} />
              </EntryList.Item>
            ),
        )}
      </EntryList>
    </BlogPage>
  );
}
