import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {SchemaNode} from '@site/src/lib/structuredData';
import {BlogTrail} from './BlogTrail';
import type {Crumb} from './Breadcrumbs';
import {FeedLinks} from './FeedLinks';
import {ReadingHeader, ReadingLayout, ReadingMain} from './ReadingLayout';

interface BlogPageProps {
  title: string;
  heading?: string;
  description?: string;
  /** Breadcrumbs below the blog itself; the current page is last. */
  below?: readonly Crumb[];
  nodes?: readonly SchemaNode[];
  introduction?: ReactNode;
  wide?: boolean;
  /** Label of the first breadcrumb, if it is also the back link. */
  back?: string;
  notice?: ReactNode;
  children: ReactNode;
}

export function BlogPage({
  title,
  heading = title,
  description,
  below,
  nodes,
  introduction,
  wide,
  back,
  notice,
  children,
}: BlogPageProps) {
  return (
    <Layout title={title} description={description}>
      <ReadingLayout>
        <ReadingMain wide={wide}>
          <FeedLinks />
          <BlogTrail below={below} nodes={nodes} back={back} />
          {notice}
          <ReadingHeader title={heading}>{introduction}</ReadingHeader>
          {children}
        </ReadingMain>
      </ReadingLayout>
    </Layout>
  );
}
