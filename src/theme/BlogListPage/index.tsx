// Change: the list in our own layout.
import {translate} from '@docusaurus/Translate';
import {blog} from '@content/blog';
import type {Props} from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import {BlogTrail} from '@site/src/components/reading/BlogTrail';
import {Paginator} from '@site/src/components/reading/Paginator';
import {PostEntries} from '@site/src/components/reading/PostEntries';
import {ReadingHeader, ReadingLayout, ReadingMain} from '@site/src/components/reading/ReadingLayout';

export default function BlogListPage({metadata, items}: Props) {
  const page = (permalink?: string) => (permalink ? {permalink, title: metadata.blogTitle} : undefined);
  return (
    <Layout title={metadata.blogTitle} description={blog.description}>
      <ReadingLayout>
        <ReadingMain>
          <BlogTrail />
          <ReadingHeader title={metadata.blogTitle}>
            <p>{metadata.blogDescription}</p>
          </ReadingHeader>
          <PostEntries items={items} />
          <Paginator
            label={translate({id: 'theme.blog.paginator.navAriaLabel', message: 'Blog list page navigation'})}
            previous={page(metadata.previousPage)}
            next={page(metadata.nextPage)}
          />
        </ReadingMain>
      </ReadingLayout>
    </Layout>
  );
}
