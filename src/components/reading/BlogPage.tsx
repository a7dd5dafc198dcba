import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {SchemaNode} from '@site/src/lib/structuredData';
import {BlogTrail} from './BlogTrail';
import type {Crumb} from './Breadcrumbs';
import {FeedLinks} from './FeedLinks';
import {ReadingHeader, ReadingLayout, ReadingMain} from './ReadingLayout';

interface BlogPageProps {
  title: string;
  /** Where it is not the title. */
  heading?: string;
  /** Meta description. */
  description?: string;
  /** What comes after the blog itself on the way here, the page last. */
  below?: readonly Crumb[];
  /** What else search engines learn of the page. */
  nodes?: readonly SchemaNode[];
  /** Stands below the title. */
  introduction?: ReactNode;
  /** As wide as the site: for cards. */
  wide?: boolean;
  /** What the first of the breadcrumbs says, where it is also the way back. */
  back?: string;
  /** Stands above the title. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A page of the blog: a list or a post. */
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
