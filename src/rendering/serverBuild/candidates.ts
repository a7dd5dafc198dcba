import type {RouteConfig} from 'react-router-config';

/** A route with its place among those of its level. */
interface Placed {
  readonly place: number;
  readonly route: RouteConfig;
}

/** Routes of one level: those that match one address only, by it, and those that must be asked. */
interface Lookup {
  readonly byAddress: ReadonlyMap<string, readonly Placed[]>;
  readonly others: readonly Placed[];
}

const lookups = new WeakMap<readonly RouteConfig[], Lookup>();

/** What has a meaning of its own in the path of a route (path-to-regexp 1). */
const patternMarks = /[:*()?+\\[\]{}|^$]/g;

/** A path that matches itself, whatever signs it has. */
export const literal = (path: string): string => path.replace(patternMarks, '\\$&');

/**
 * Addresses that React Router takes for the same: upper and lower case, with or without a slash at the end. Regular
 * expressions compare capitals too: two small letters, such as σ and ς, can have the same.
 */
const sameAddress = (address: string) => address.toUpperCase().replace(/\/$/, '');

function lookupOf(routes: readonly RouteConfig[]): Lookup {
  const byAddress = new Map<string, Placed[]>();
  const others: Placed[] = [];
  routes.forEach((route, place) => {
    const {path, exact, strict, sensitive} = route;
    const isAddress = typeof path === 'string' && exact && !strict && !sensitive;
    const escaped = isAddress && literal(path);
    if (isAddress) {
      // The page of a file such as `notes (1).md` has its name as its address, whatever React Router reads in it.
      const own = escaped === path ? route : {...route, path: literal(path)};
      const address = sameAddress(path);
      byAddress.set(address, (byAddress.get(address) ?? []).concat({place, route: own}));
    }
    if (escaped !== path) {
      others.push({place, route});
    }
  });
  return {byAddress, others};
}

/**
 * The routes of a level that can match an address, in their order, without asking each of a thousand pages.
 *
 * @param pathname as React Router matches it: decoded, without query and hash
 */
export function candidates<Route extends RouteConfig>(routes: readonly Route[], pathname: string): Route[] {
  let lookup = lookups.get(routes);
  if (!lookup) {
    lookup = lookupOf(routes);
    lookups.set(routes, lookup);
  }
  return [...(lookup.byAddress.get(sameAddress(pathname)) ?? []), ...lookup.others]
    .sort((a, b) => a.place - b.place)
    .map(({route}) => route as Route);
}
