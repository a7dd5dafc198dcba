import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import {routes} from '@site/src/data/routes';
import type {SearchData} from '@site/src/lib/pluginData';

/** Link to the search page. With script, opens the search dialog instead. */
export function SearchLink(props: Omit<ComponentProps<typeof Link>, 'to' | 'href'>) {
  const {script} = usePluginData('search') as SearchData;
  return <Link {...props} to={routes.search} data-search={script} />;
}
