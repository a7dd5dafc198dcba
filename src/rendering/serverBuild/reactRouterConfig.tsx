import type {ReactElement} from 'react';
import {Route, Router, matchPath, type SwitchProps, type match as Match} from 'react-router';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
// Full path, because the package name is an alias of this module.
import {renderRoutes as renderAll} from 'react-router-config/esm/react-router-config';
import {candidates} from './candidates';

/** Missing in React Router's types. */
const {computeRootMatch} = Router as unknown as {computeRootMatch: (pathname: string) => Match<object>};

/** `matchRoutes` of react-router-config: routes from the outermost to the page, each with its match. */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
  branch: MatchedRoute<object>[] = [],
): MatchedRoute<object>[] {
  for (const route of candidates(routes, pathname)) {
    const match = route.path
      ? matchPath(pathname, route)
      : (branch.at(-1)?.match ?? computeRootMatch(pathname));
    if (match) {
      branch.push({route, match});
      return route.routes ? matchRoutes(route.routes, pathname, branch) : branch;
    }
  }
  return branch;
}

/** `renderRoutes` of react-router-config: renders the first route that matches the location. */
export function renderRoutes(
  routes: readonly RouteConfig[] | undefined,
  extraProps?: object,
  switchProps?: SwitchProps,
): ReactElement | null {
  return routes ? (
    <Route
      render={({location}) =>
        renderAll(candidates(routes, (switchProps?.location ?? location).pathname), extraProps, switchProps)
      }
    />
  ) : null;
}
