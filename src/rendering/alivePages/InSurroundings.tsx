import type {ComponentType} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {PluginRouteContext, RouteContext} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** JSON in the HTML of a page that is an island. */
export interface PageProps {
  route: RouteContext;
  /** Data of `addRoute`. */
  given: object;
}

/** Provides Docusaurus's contexts to a page that is an island, in the build and in the browser, except the router. */
export function InSurroundings({route, given, Page}: PageProps & {Page: ComponentType<object>}) {
  const {siteConfig} = useDocusaurusContext();
  // The pages plugin provides this to each page.
  const config = (route as PluginRouteContext).plugin.name === 'docusaurus-plugin-content-pages' && {
    config: siteConfig,
  };
  return (
    <BrowserContextProvider>
      <RouteContextProvider value={route}>
        <Page {...config} {...given} />
      </RouteContextProvider>
    </BrowserContextProvider>
  );
}
