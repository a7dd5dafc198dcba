import type {ComponentType} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {previewImage} from '@site/src/lib/previewImage';
import {Contents, type ContentsFields} from './Contents';
import {Prose} from './Prose';

/** A compiled text, whichever plugin it comes from. */
type Compiled = ComponentType & {readonly toc: readonly TOCItem[]; readonly frontMatter: ContentsFields};

interface Described {
  readonly metadata: {readonly title?: string; readonly description?: string};
  readonly frontMatter: {
    readonly keywords?: string | string[];
    readonly image?: string;
    /** Title for search engines and shared addresses, where it is another one. */
    readonly title_meta?: string;
  };
  readonly assets: {readonly image?: string};
}

/** What a text says in the head of its page. */
export function WritingMetadata({of: {metadata, frontMatter, assets}}: {of: Described}) {
  return (
    <PageMetadata
      title={frontMatter.title_meta ?? metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={previewImage(assets.image ?? frontMatter.image)}
    />
  );
}

/** A text that writers made in Markdown, with its contents. */
export function Writing({of: Text}: {of: Compiled}) {
  return (
    <>
      <Contents items={Text.toc} fields={Text.frontMatter} />
      <Prose>
        <Text />
      </Prose>
    </>
  );
}
