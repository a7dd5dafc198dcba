import {shell} from '@content/shell';
import {StructuredData} from '@site/src/components/shell/StructuredData';
import {useSite} from '@site/src/components/shell/useSite';
import {routes} from '@site/src/data/routes';
import {withoutTrailingSlash} from '@site/src/lib/samePath';
import {breadcrumbs, type SchemaNode} from '@site/src/lib/structuredData';
import {Breadcrumbs, type Crumb} from './Breadcrumbs';

interface TrailProps {
  below: readonly Crumb[];
  nodes?: readonly SchemaNode[];
  back?: string;
}

/**
 * The way from home to a text, seen and for search engines.
 *
 * @param below what comes after home, the page itself last
 * @param nodes what else search engines learn of the page
 * @param back what the link to home says, where it is also the way back
 */
export function Trail({below, nodes = [], back}: TrailProps) {
  const site = useSite();
  const trail: Crumb[] = [{name: shell.nav.items.home, path: routes.home}, ...below];
  // Permalinks carry the locale; search engines get whole addresses, and only of places that have a page.
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
