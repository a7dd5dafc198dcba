import type {ComponentType} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {previewImage} from '@site/src/lib/previewImage';
import {Contents} from './Contents';
import {Prose} from './Prose';
import {useHeadingLevels} from './useHeadingLevels';

interface Outlined {
  readonly toc: readonly TOCItem[];
  readonly frontMatter: {
    /** A string in pages. */
    readonly hide_table_of_contents?: boolean | string;
    readonly toc_min_heading_level?: number;
    readonly toc_max_heading_level?: number;
  };
}

type Compiled = ComponentType & Outlined & {readonly metadata: {readonly source: string}};

interface Described {
  readonly metadata: {readonly title?: string; readonly description?: string};
  readonly frontMatter: {
    readonly keywords?: string | string[];
    readonly image?: string;
    /** Title for search engines and social networks, if different. */
    readonly title_meta?: string;
  };
  readonly assets: {readonly image?: string};
}

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

export function TextContents({of: {toc, frontMatter}}: {of: Outlined}) {
  const {toc_min_heading_level, toc_max_heading_level} = frontMatter;
  const {min, max} = useHeadingLevels(toc_min_heading_level, toc_max_heading_level);
  return frontMatter.hide_table_of_contents ? null : (
    <Contents items={toc.filter(({level}) => level >= min && level <= max)} />
  );
}

export function Writing({of: Text}: {of: Compiled}) {
  return (
    <>
      <TextContents of={Text} />
      <Prose source={Text.metadata.source}>
        <Text />
      </Prose>
    </>
  );
}
