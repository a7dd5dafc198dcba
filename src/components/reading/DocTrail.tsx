import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {Trail} from './Trail';

/** Breadcrumbs of a page of the docs plugin. */
export function DocTrail() {
  const items = useSidebarBreadcrumbs() ?? [];
  return <Trail below={items.map(({label, href}) => ({name: label, path: href}))} />;
}
