import Link from '@docusaurus/Link';
import type {Content} from '@theme/BlogPostPage';
import {BlogPage} from './BlogPage';
import {PostEntries} from './PostEntries';

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
    <BlogPage
      title={title}
      description={description}
      below={[
        {name: all.label, path: all.href},
        {name: title, path: permalink},
      ]}
      introduction={description && <p>{description}</p>}
    >
      <PostEntries items={items} />
      <p>
        <Link to={all.href}>{all.label}</Link>
      </p>
    </BlogPage>
  );
}
