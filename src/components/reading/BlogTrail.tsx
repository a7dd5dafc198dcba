import {shell} from '@content/shell';
import {routes} from '@site/src/data/routes';
import type {SchemaNode} from '@site/src/lib/structuredData';
import type {Crumb} from './Breadcrumbs';
import {Trail} from './Trail';

/** Breadcrumbs of a page of the blog; `below` is what comes after the blog itself. */
export function BlogTrail({below = [], nodes}: {below?: readonly Crumb[]; nodes?: readonly SchemaNode[]}) {
  return <Trail nodes={nodes} below={[{name: shell.nav.items.blog, path: routes.blog}, ...below]} />;
}
