import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {isSamePath} from '@site/src/lib/samePath';
import {Trail} from './Trail';

/**
 * Breadcrumbs of a page of the docs plugin.
 *
 * @param parent path of the page it belongs to, where that stands beside it in the sidebar and not above it
 */
export function DocTrail({parent = ''}: {parent?: string}) {
  const items = useSidebarBreadcrumbs() ?? [];
  const parentHref = useBaseUrl(parent);
  const beside = useDocsSidebar()?.items.filter((item) => item.type === 'link') ?? [];
  const above = beside.filter(({href}) => parent !== '' && isSamePath(href, parentHref));
  return <Trail below={[...above, ...items].map(({label, href}) => ({name: label, path: href}))} />;
}
