import {shell} from '@content/shell';
import {routes} from '@site/src/data/routes';
import type {SchemaNode} from '@site/src/lib/structuredData';
import type {Crumb} from './Breadcrumbs';
import {Trail} from './Trail';

interface BlogTrailProps {
  below?: readonly Crumb[];
  nodes?: readonly SchemaNode[];
  back?: string;
}

export function BlogTrail({below = [], ...rest}: BlogTrailProps) {
  return <Trail {...rest} below={[{name: shell.nav.items.blog, path: routes.blog}, ...below]} />;
}
