import {shell} from '@content/shell';
import {StructuredData} from '@site/src/site/StructuredData';
import {useSite} from '@site/src/site/useSite';
import {routes} from '@site/src/data/routes';
import {withoutTrailingSlash} from '@site/src/lib/samePath';
import {breadcrumbs, type SchemaNode} from '@site/src/site/structuredData';
import {Breadcrumbs, type Crumb} from './Breadcrumbs';

interface TrailProps {
  below: readonly Crumb[];
  nodes?: readonly SchemaNode[];
  back?: string;
}

/**
 * Breadcrumbs, visible and as structured data.
 *
 * @param below places below home; the current page is last
 * @param nodes additional structured data
 * @param back label of the home link, if it is also the back link
 */
export function Trail({below, nodes = [], back}: TrailProps) {
  const site = useSite();
  const trail: Crumb[] = [{name: shell.nav.items.home, path: routes.home}, ...below];
  // Permalinks include the locale. Structured data needs full URLs, and only of places that have a page.
  const withPage = trail.flatMap(({name, path}) =>
    path
      ? [
          {
            name,
            path: withoutTrailingSlash(
              path.startsWith(site.baseUrl) ? path.slice(site.baseUrl.length - 1) : path,
            ),
          },
        ]
      : [],
  );
  return (
    <>
      <StructuredData nodes={[breadcrumbs(site, withPage), ...nodes]} />
      <Breadcrumbs trail={trail} back={back} />
    </>
  );
}
