import type {ReactNode} from 'react';
import {shell} from '@content/shell';
import type {Content} from '@theme/BlogPostPage';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {BlogPage} from './BlogPage';
import {PostCards} from './PostCards';
import {Unlisted} from '../reading';

interface PostSelectionProps {
  title: string;
  permalink: string;
  description?: string;
  introduction?: ReactNode;
  /** True if all texts are unlisted; hides the page from search engines. */
  unlisted?: boolean;
  items: readonly {readonly content: Content}[];
  all: {href: string; label: string};
}

export function PostSelection({
  title,
  permalink,
  description,
  introduction,
  unlisted,
  items,
  all,
}: PostSelectionProps) {
  return (
    <BlogPage
      wide
      title={`${shell.nav.items.blog}: ${title}`}
      heading={title}
      description={description}
      below={[
        {name: all.label, path: all.href},
        {name: title, path: permalink},
      ]}
      introduction={
        <>
          {description && <p>{description}</p>}
          {introduction}
        </>
      }
    >
      {unlisted && <Unlisted />}
      <PostCards items={items} />
      <p>
        <ArrowLink to={all.href}>{all.label}</ArrowLink>
      </p>
    </BlogPage>
  );
}
