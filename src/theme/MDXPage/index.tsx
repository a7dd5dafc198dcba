// Change: a page written in Markdown, in our own layout.
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {Props} from '@theme/MDXPage';
import {Contents} from '@site/src/components/reading/Contents';
import {Prose} from '@site/src/components/reading/Prose';
import {ReadingHeader, ReadingLayout, ReadingMain} from '@site/src/components/reading/ReadingLayout';

export default function MDXPage({content: Text}: Props) {
  const {metadata, assets, frontMatter, toc, contentTitle} = Text;
  return (
    <Layout>
      <PageMetadata
        title={metadata.title}
        description={metadata.description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      <ReadingLayout>
        <ReadingMain>
          {contentTitle === undefined && <ReadingHeader title={metadata.title} />}
          <Contents items={toc} />
          <Prose>
            <Text />
          </Prose>
        </ReadingMain>
      </ReadingLayout>
    </Layout>
  );
}
