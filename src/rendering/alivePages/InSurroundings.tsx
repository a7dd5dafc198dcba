import type {ComponentType} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {PluginRouteContext, RouteContext} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What the HTML of a page that is an island says to the browser, as JSON. */
export interface PageProps {
  /** What Docusaurus knows of the route. */
  route: RouteContext;
  /** What the route gives its component: data of `addRoute`. */
  given: object;
}

/**
 * A page that is an island with what it has around it of Docusaurus, when it is built and in the browser. The router comes
 * besides.
 */
export function InSurroundings({route, given, Page}: PageProps & {Page: ComponentType<object>}) {
  const {siteConfig} = useDocusaurusContext();
  // What the plugin of pages gives each.
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
