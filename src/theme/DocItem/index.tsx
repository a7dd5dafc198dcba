// Change: title, contents, text and neighbours in our own layout.
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocItem';
import {DocTrail} from '@site/src/components/reading/DocTrail';
import {Paginator} from '@site/src/components/reading/Paginator';
import {ReadingHeader, ReadingMain} from '@site/src/components/reading/ReadingLayout';
import {Writing, WritingMetadata} from '@site/src/components/reading/Writing';

export default function DocItem({content: Text}: Props) {
  const {metadata, frontMatter, contentTitle} = Text;
  return (
    <DocProvider content={Text}>
      <WritingMetadata of={Text} />
      <ReadingMain>
        <DocTrail />
        {/* A text may bring its title itself, as `# Title`. */}
        {contentTitle === undefined && (
          <ReadingHeader title={metadata.title}>
            {frontMatter.description && <p>{frontMatter.description}</p>}
          </ReadingHeader>
        )}
        <Writing of={Text} />
        <Paginator
          label={translate({id: 'theme.docs.paginator.navAriaLabel', message: 'Docs pages'})}
          previous={metadata.previous}
          next={metadata.next}
        />
      </ReadingMain>
    </DocProvider>
  );
}
