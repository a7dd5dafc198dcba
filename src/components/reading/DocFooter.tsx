import {translate} from '@docusaurus/Translate';
import {Provenance, type ProvenanceFacts} from './Provenance';
import {TagLinks} from './TagLinks';

interface DocFooterFacts extends ProvenanceFacts {
  readonly tags?: readonly {readonly permalink: string; readonly label: string}[];
}

interface DocFooterProps {
  of: DocFooterFacts;
  linkOnly: boolean;
}

export function DocFooter({of: metadata, linkOnly}: DocFooterProps) {
  const {tags = []} = metadata;
  return (
    <>
      <TagLinks label={translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})} items={tags} />
      <Provenance of={metadata} linkOnly={linkOnly} />
    </>
  );
}
