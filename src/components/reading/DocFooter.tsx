import {translate} from '@docusaurus/Translate';
import {Provenance, type ProvenanceFacts} from './Provenance';
import {TagLinks} from './TagLinks';

interface DocFooterFacts extends ProvenanceFacts {
  readonly tags?: readonly {readonly permalink: string; readonly label: string}[];
}

export function DocFooter({of: metadata, linkOnly}: {of: DocFooterFacts; linkOnly: boolean}) {
  const {tags = []} = metadata;
  return (
    <>
      <TagLinks label={translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})} items={tags} />
      <Provenance of={metadata} linkOnly={linkOnly} />
    </>
  );
}
