// Change: title, contents, text and neighbours in our own layout.
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocItem';
import {Contents} from '@site/src/components/reading/Contents';
import {DocTrail} from '@site/src/components/reading/DocTrail';
import {Paginator} from '@site/src/components/reading/Paginator';
import {Prose} from '@site/src/components/reading/Prose';
import {ReadingHeader, ReadingMain} from '@site/src/components/reading/ReadingLayout';

export default function DocItem({content: Text}: Props) {
  const {metadata, frontMatter, assets, toc, contentTitle} = Text;
  return (
    <DocProvider content={Text}>
      <PageMetadata
        title={metadata.title}
        description={metadata.description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      <ReadingMain>
        <DocTrail />
        {/* A text may bring its title itself, as `# Title`. */}
        {contentTitle === undefined && (
          <ReadingHeader title={metadata.title}>
            {frontMatter.description && <p>{frontMatter.description}</p>}
          </ReadingHeader>
        )}
        <Contents items={toc} />
        <Prose>
          <Text />
        </Prose>
        <Paginator
          label={translate({id: 'theme.docs.paginator.navAriaLabel', message: 'Docs pages'})}
          previous={metadata.previous}
          next={metadata.next}
        />
      </ReadingMain>
    </DocProvider>
  );
}
