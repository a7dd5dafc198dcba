// Change: the posts of one author in our own layout.
import {blog} from '@content/blog';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import {PostSelection} from '@site/src/features/blog/PostSelection';
import {SocialLinks} from '@site/src/features/blog/SocialLinks';
import {SampleMark} from '@site/src/site/SampleMark';
import {routes} from '@site/src/data/routes';

export default function BlogAuthorsPostsPage({author, items, listMetadata}: Props) {
  return (
    <PostSelection
      permalink={listMetadata.permalink}
      title={author.name ?? author.key}
      description={author.description}
      introduction={
        <>
          <SampleMark of={author} />
          <SocialLinks of={author.socials} />
        </>
      }
      items={items}
      all={{href: routes.blogAuthors, label: blog.authors.all}}
    />
  );
}
