import {PageMetadata} from '@docusaurus/theme-common';
import {previewImage} from '@site/src/lib/previewImage';
import {changedAt, type Post} from '../reading';

export function PostMetadata({of: {metadata, frontMatter, picture}}: {of: Post}) {
  const changed = changedAt(metadata);
  return (
    <PageMetadata
      title={frontMatter.title_meta ?? metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={previewImage(picture?.src ?? frontMatter.image)}
    >
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={metadata.date} />
      {changed && <meta property="article:modified_time" content={changed} />}
      {metadata.tags.map(({label}) => (
        <meta key={label} property="article:tag" content={label} />
      ))}
    </PageMetadata>
  );
}
