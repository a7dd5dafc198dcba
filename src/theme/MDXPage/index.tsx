// Change: a page written in Markdown, in our own layout.
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {Props} from '@theme/MDXPage';
import {Provenance} from '@site/src/features/reading/Provenance';
import {ReadingHeader, ReadingLayout, ReadingMain} from '@site/src/features/reading/ReadingLayout';
import {Visibility} from '@site/src/features/reading/Visibility';
import {Writing, WritingMetadata} from '@site/src/features/reading/Writing';

export default function MDXPage({content: Text}: Props) {
  const {metadata, frontMatter} = Text;
  const page = (
    <Layout>
      <WritingMetadata of={Text} />
      <ReadingLayout>
        <ReadingMain>
          <Visibility of={metadata} />
          {Text.contentTitle === undefined && <ReadingHeader title={metadata.title} />}
          <Writing of={Text} />
          <Provenance of={metadata} />
        </ReadingMain>
      </ReadingLayout>
    </Layout>
  );
  const {wrapperClassName} = frontMatter;
  return wrapperClassName ? (
    <HtmlClassNameProvider className={wrapperClassName}>{page}</HtmlClassNameProvider>
  ) : (
    page
  );
}
