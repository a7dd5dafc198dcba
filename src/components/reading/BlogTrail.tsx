import {shell} from '@content/shell';
import {routes} from '@site/src/data/routes';
import type {SchemaNode} from '@site/src/lib/structuredData';
import type {Crumb} from './Breadcrumbs';
import {Trail} from './Trail';

interface BlogTrailProps {
  /** What comes after the blog itself. */
  below?: readonly Crumb[];
  nodes?: readonly SchemaNode[];
  /** What the link to home says, where it is also the way back. */
  back?: string;
}

/** Breadcrumbs of a page of the blog. */
export function BlogTrail({below = [], ...rest}: BlogTrailProps) {
  return <Trail {...rest} below={[{name: shell.nav.items.blog, path: routes.blog}, ...below]} />;
}
