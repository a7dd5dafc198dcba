import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {isSamePath} from '@site/src/lib/samePath';
import {Trail} from '../reading';

type Crumb = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

function linkTo(href: string, items: readonly PropSidebarItem[] = []): Crumb | undefined {
  return items.find((item) => item.type === 'link' && isSamePath(item.href, href)) as Crumb | undefined;
}

/** A category without a listed page is not a link. */
const pathOf = (crumb: Crumb) => (crumb.type === 'category' && crumb.linkUnlisted ? undefined : crumb.href);

/**
 * Breadcrumbs of a page of the docs plugin. Renders nothing outside of sidebars, or if the plugin's option is off.
 *
 * @param parent path of the parent page, if the sidebar lists it as a sibling
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
  // Text of another section that belongs to this parent more than to its own.
  const beside = parent && !within ? linkTo(parentHref, sidebar?.items) : undefined;
  const trail = [beside ?? section, within, ...below].filter((crumb) => crumb !== undefined);
  return <Trail below={trail.map((crumb) => ({name: crumb.label, path: pathOf(crumb)}))} />;
}
