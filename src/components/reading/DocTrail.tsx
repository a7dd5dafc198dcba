import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {isSamePath} from '@site/src/lib/samePath';
import {Trail} from './Trail';

type Crumb = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

/** The text among these that lies at an address. */
function linkTo(href: string, items: readonly PropSidebarItem[] = []): Crumb | undefined {
  return items.find((item) => item.type === 'link' && isSamePath(item.href, href)) as Crumb | undefined;
}

/** A category whose page lists leave out is only named. */
const pathOf = (crumb: Crumb) => (crumb.type === 'category' && crumb.linkUnlisted ? undefined : crumb.href);

/**
 * Breadcrumbs of a page of the docs plugin; none where no sidebar has it, or the plugin's option is off.
 *
 * @param parent path of the page it belongs to, where that stands beside it in the sidebar and not above it
 */
export function DocTrail({parent = ''}: {parent?: string}) {
  const found = useSidebarBreadcrumbs();
  const sidebar = useDocsSidebar();
  const parentHref = useBaseUrl(parent);
  if (!found || found.length === 0) {
    return null;
  }
  const [first] = found;
  const section = first?.type === 'category' ? (first as PropSidebarItemCategory) : undefined;
  const below = section ? found.slice(1) : found;
  const within = parent && below.length > 0 ? linkTo(parentHref, section?.items) : undefined;
  // A text of another section, to which this one belongs more than to its own.
  const beside = parent && !within ? linkTo(parentHref, sidebar?.items) : undefined;
  const trail = [beside ?? section, within, ...below].filter((crumb) => crumb !== undefined);
  return <Trail below={trail.map((crumb) => ({name: crumb.label, path: pathOf(crumb)}))} />;
}
