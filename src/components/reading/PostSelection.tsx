import Link from '@docusaurus/Link';
import type {Content} from '@theme/BlogPostPage';
import Layout from '@theme/Layout';
import {BlogTrail} from './BlogTrail';
import {PostEntries} from './PostEntries';
import {ReadingHeader, ReadingLayout, ReadingMain} from './ReadingLayout';

interface PostSelectionProps {
  title: string;
  permalink: string;
  description?: string;
  items: readonly {readonly content: Content}[];
  /** Where all selections of this kind are listed. */
  all: {href: string; label: string};
}

/** A page of the posts that have something in common: a tag, an author. */
export function PostSelection({title, permalink, description, items, all}: PostSelectionProps) {
  return (
    <Layout title={title} description={description}>
      <ReadingLayout>
        <ReadingMain>
          <BlogTrail
            below={[
              {name: all.label, path: all.href},
              {name: title, path: permalink},
            ]}
          />
          <ReadingHeader title={title}>{description && <p>{description}</p>}</ReadingHeader>
          <PostEntries items={items} />
          <p>
            <Link to={all.href}>{all.label}</Link>
          </p>
        </ReadingMain>
      </ReadingLayout>
    </Layout>
  );
}
