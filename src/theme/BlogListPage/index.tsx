// Change: the list in our own layout.
import {translate} from '@docusaurus/Translate';
import {blog} from '@content/blog';
import type {Props} from '@theme/BlogListPage';
import {BlogPage} from '@site/src/components/reading/BlogPage';
import {Paginator} from '@site/src/components/reading/Paginator';
import {PostEntries} from '@site/src/components/reading/PostEntries';

export default function BlogListPage({metadata, items}: Props) {
  const page = (permalink?: string) => (permalink ? {permalink, title: metadata.blogTitle} : undefined);
  return (
    <BlogPage
      title={metadata.blogTitle}
      description={blog.description}
      introduction={<p>{metadata.blogDescription}</p>}
    >
      <PostEntries items={items} />
      <Paginator
        label={translate({id: 'theme.blog.paginator.navAriaLabel', message: 'Blog list page navigation'})}
        previous={page(metadata.previousPage)}
        next={page(metadata.nextPage)}
      />
    </BlogPage>
  );
}
