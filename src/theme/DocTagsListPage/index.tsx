// Change: the list of the guides' tags in our own layout.
import {PageMetadata, translateTagsPageTitle} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagsListPage';
import {EntryList} from '@site/src/features/reading/EntryList';
import {ReadingHeader, ReadingLayout, ReadingMain} from '@site/src/features/reading/ReadingLayout';
import {Trail} from '@site/src/features/reading/Trail';

export default function DocTagsListPage({tags}: Props) {
  const title = translateTagsPageTitle();
  return (
    <ReadingLayout>
      <ReadingMain>
        <PageMetadata title={title} description={tags.map(({label}) => label).join(', ')} />
        <Trail below={[{name: title}]} />
        <ReadingHeader title={title} />
        <EntryList>
          {tags.map(({permalink, label, description}) => (
            <EntryList.Item key={permalink} href={permalink} title={label} text={description} />
          ))}
        </EntryList>
      </ReadingMain>
    </ReadingLayout>
  );
}
