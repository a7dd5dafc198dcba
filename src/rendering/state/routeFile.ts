import {changedInside} from '../reliance';

/** Lists that Docusaurus generates. */
interface Generated {
  readonly routesChunkNames: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly registry: Readonly<Record<string, readonly [unknown, string, ...unknown[]]>>;
  readonly siteDir: string;
}

/**
 * Returns the file of a route's component, relative to the site; `undefined` for the page that is not found.
 *
 * @throws Error if the lists do not name it
 */
export function routeFile(
  path: string,
  hash: string,
  {registry, routesChunkNames, siteDir}: Generated,
): string | undefined {
  if (path === '*') {
    return undefined;
  }
  const {__comp: chunk} = routesChunkNames[`${path}-${hash}`] ?? {};
  const request = typeof chunk === 'string' ? registry[chunk]?.[1] : undefined;
  if (typeof request !== 'string') {
    throw changedInside(`The registry does not name the file of the route ${path}`);
  }
  return request.replace('@site/', '').replace(`${siteDir}/`, '');
}
