import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import {routes} from '@site/src/data/routes';
import type {SearchData} from '@site/src/lib/pluginData';

/** A link to the search page; where script runs, the page script opens the search instead. */
export function SearchLink(props: Omit<ComponentProps<typeof Link>, 'to' | 'href'>) {
  const {script} = usePluginData('search') as SearchData;
  return <Link {...props} to={routes.search} data-search={script} />;
}
