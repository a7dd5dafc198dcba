// Change: a page written in Markdown, in our own layout.
import Layout from '@theme/Layout';
import type {Props} from '@theme/MDXPage';
import {ReadingHeader, ReadingLayout, ReadingMain} from '@site/src/components/reading/ReadingLayout';
import {Writing, WritingMetadata} from '@site/src/components/reading/Writing';

export default function MDXPage({content: Text}: Props) {
  return (
    <Layout>
      <WritingMetadata of={Text} />
      <ReadingLayout>
        <ReadingMain>
          {Text.contentTitle === undefined && <ReadingHeader title={Text.metadata.title} />}
          <Writing of={Text} />
        </ReadingMain>
      </ReadingLayout>
    </Layout>
  );
}
