// Change: a list of the category's texts, in our own layout.
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {DocTrail} from '@site/src/features/guides/DocTrail';
import {EntryList} from '@site/src/features/reading/EntryList';
import {MoreResources, ReportTeaser} from '@site/src/features/guides/MoreResources';
import {Paginator} from '@site/src/features/reading/Paginator';
import {ReadingHeader, ReadingMain} from '@site/src/features/reading/ReadingLayout';
import {TextFacts, usePropsOf} from '@site/src/features/reading/TextFacts';
import {VersionNotice} from '@site/src/features/guides/VersionNotice';
import {routes} from '@site/src/data/routes';
import {groupedBy} from '@site/src/features/reading/sidebarProps';

function CategoryEntry({item, level}: {item: PropSidebarItem; level: 2 | 3}) {
  const propsOf = usePropsOf();
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const href = findFirstSidebarItemLink(item);
  if (item.type === 'html' || !href) {
    return null;
  }
  return (
    <EntryList.Item href={href} title={item.label} text={item.description ?? doc?.description} level={level}>
      <TextFacts as="p" of={propsOf(item)} href={href} />
    </EntryList.Item>
  );
}

export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: {title, description, image, keywords, navigation},
}: Props) {
  const category = useCurrentSidebarCategory();
  const propsOf = usePropsOf();
  const isOverview = useLocation().pathname === useBaseUrl(routes.guides);
  const above = useDocsSidebar()?.items ?? [];
  // The overview of a section also lists its siblings in the sidebar: texts of other sections.
  const beside = above.includes(category) ? above.filter((item) => item !== category) : [];
  const items = filterDocCardListItems([...category.items, ...beside]);
  // A category without a description lists its texts.
  const labels = items.flatMap((item) => (item.type === 'html' ? [] : item.label));
  return (
    <ReadingMain>
      <PageMetadata
        title={title}
        description={description ?? labels.join(', ')}
        image={image}
        keywords={keywords}
      />
      <DocTrail />
      <VersionNotice />
      <ReadingHeader title={title}>{description && <p>{description}</p>}</ReadingHeader>
      {isOverview && <ReportTeaser />}
      {groupedBy(items, (item) => propsOf(item).group).map(({title: group, items: own}) => (
        <section key={group ?? ''}>
          {group && <h2>{group}</h2>}
          <EntryList>
            {own.map((item, index) => (
              <CategoryEntry key={index} item={item} level={group ? 3 : 2} />
            ))}
          </EntryList>
        </section>
      ))}
      {/* The overview of the guides covers all texts for partners. */}
      {isOverview && <MoreResources />}
      <Paginator
        label={translate({id: 'theme.docs.paginator.navAriaLabel', message: 'Previous and next page'})}
        previous={navigation.previous}
        next={navigation.next}
      />
    </ReadingMain>
  );
}
