// Change: a list of what is in the category, in our own layout.
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {sheets as sheetWords} from '@content/sheets';
import {DocTrail} from '@site/src/components/reading/DocTrail';
import {EntryList} from '@site/src/components/reading/EntryList';
import {MoreResources, ReportTeaser} from '@site/src/components/reading/MoreResources';
import {Paginator} from '@site/src/components/reading/Paginator';
import {ReadingHeader, ReadingMain} from '@site/src/components/reading/ReadingLayout';
import {useMinutesRead} from '@site/src/components/reading/readingTime';
import {VersionNotice} from '@site/src/components/reading/VersionNotice';
import {routes} from '@site/src/data/routes';
import {groupedBy, type SidebarProps} from '@site/src/lib/sidebarProps';

const withinCategories = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
  items.flatMap((item) => (item.type === 'category' ? withinCategories(item.items) : item));

/** What the sidebars know of a text. A link to a text of another sidebar says what the text's own entry says. */
function usePropsOf(): (item: PropSidebarItem) => SidebarProps {
  const {docsSidebars} = useDocsVersion();
  const entries = withinCategories(Object.values(docsSidebars).flat());
  return (item) =>
    (item.type === 'link' && item.docId !== undefined
      ? entries.find((entry) => entry.type === 'link' && entry.docId === item.docId && entry.customProps)
      : item
    )?.customProps ?? {};
}

/** How long a text takes to read, and the sheets that come with it. */
function Facts({of: {minutes, sheets = []}}: {of: SidebarProps}) {
  const minutesRead = useMinutesRead();
  const facts = [
    ...(minutes === undefined ? [] : [minutesRead(minutes)]),
    ...sheets.map((kind) => sheetWords.kinds[kind].name),
  ];
  return facts.length > 0 && <p className="caption num">{facts.join(' · ')}</p>;
}

function CategoryEntry({item, level}: {item: PropSidebarItem; level: 2 | 3}) {
  const propsOf = usePropsOf();
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const href = findFirstSidebarItemLink(item);
  if (item.type === 'html' || !href) {
    return null;
  }
  return (
    <EntryList.Item href={href} title={item.label} text={item.description ?? doc?.description} level={level}>
      <Facts of={propsOf(item)} />
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
  // The overview of a whole section also lists what its sidebar has beside it: texts of other sections.
  const beside = above.includes(category) ? above.filter((item) => item !== category) : [];
  const items = filterDocCardListItems([...category.items, ...beside]);
  // A folder that nobody has described says what is in it.
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
      {/* The overview of the guides is that of all texts for partners. */}
      {isOverview && <MoreResources />}
      <Paginator
        label={translate({id: 'theme.docs.paginator.navAriaLabel', message: 'Previous and next page'})}
        previous={navigation.previous}
        next={navigation.next}
      />
    </ReadingMain>
  );
}
