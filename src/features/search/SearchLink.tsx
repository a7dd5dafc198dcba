import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import {routes} from '@site/src/data/routes';
import type {SearchData} from '@site/src/lib/pluginData';

/** Link to the search page, if the site has one. With script, opens the search dialog instead. */
export function SearchLink(props: Omit<ComponentProps<typeof Link>, 'to' | 'href'>) {
  const search = usePluginData('search') as SearchData | undefined;
  return search ? <Link {...props} to={routes.search} data-search={search.script} /> : null;
}
