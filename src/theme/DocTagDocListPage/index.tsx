// Change: the guides of one tag in our own layout.
import {PageMetadata, translateTagsPageTitle} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocTagDocListPage';
import {EntryList} from '@site/src/features/reading/EntryList';
import {ReadingHeader, ReadingLayout, ReadingMain} from '@site/src/features/reading/ReadingLayout';
import {Trail} from '@site/src/features/reading/Trail';
import {Unlisted} from '@site/src/features/reading/Visibility';
import {ArrowLink} from '@site/src/ui/ArrowLink';

export default function DocTagDocListPage({tag}: Props) {
  const {label, permalink, description, allTagsPath, items, unlisted} = tag;
  const all = translateTagsPageTitle();
  return (
    <ReadingLayout>
      <ReadingMain>
        <PageMetadata
          title={`${all}: ${label}`}
          description={description ?? items.map(({title}) => title).join(', ')}
        />
        <Trail
          below={[
            {name: all, path: allTagsPath},
            {name: label, path: permalink},
          ]}
        />
        {unlisted && <Unlisted />}
        <ReadingHeader title={label}>{description && <p>{description}</p>}</ReadingHeader>
        <EntryList>
          {items.map(({id, permalink: href, title, description: text}) => (
            <EntryList.Item key={id} href={href} title={title} text={text} />
          ))}
        </EntryList>
        <p>
          <ArrowLink to={allTagsPath}>
            {translate({id: 'theme.tags.tagsPageLink', message: 'View all tags'})}
          </ArrowLink>
        </p>
      </ReadingMain>
    </ReadingLayout>
  );
}
