import {PageMetadata} from '@docusaurus/theme-common';
import type {Post} from './post';

/** What an article says in the head of its page. */
export function PostMetadata({of: {metadata, frontMatter, picture}}: {of: Post}) {
  const image = picture?.src ?? frontMatter.image;
  return (
    <PageMetadata
      // A post may have another title in search engines.
      title={frontMatter.title_meta ?? metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      // Previews know no SVG.
      image={image?.endsWith('.svg') ? undefined : image}
    >
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={metadata.date} />
      {metadata.tags.map(({label}) => (
        <meta key={label} property="article:tag" content={label} />
      ))}
    </PageMetadata>
  );
}
