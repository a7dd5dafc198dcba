import type {RouteConfig} from 'react-router-config';

interface Placed {
  readonly place: number;
  readonly route: RouteConfig;
}

/** Routes of one level: static ones by address, and those that need matching. */
interface Lookup {
  readonly byAddress: ReadonlyMap<string, readonly Placed[]>;
  readonly others: readonly Placed[];
}

const lookups = new WeakMap<readonly RouteConfig[], Lookup>();

/** Special characters in route paths (path-to-regexp 1). */
const patternMarks = /[:*()?+\\[\]{}|^$]/g;

/** Escapes a path so that it matches itself. */
export const literal = (path: string): string => path.replace(patternMarks, '\\$&');

/**
 * Normalizes an address as React Router compares it: ignoring case and a trailing slash. Upper case, because regular
 * expressions compare that, and two small letters, such as σ and ς, can share a capital.
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
      // A file such as `notes (1).md` has its name as its address, which React Router would read as a pattern.
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

/** Returns the routes of a level that can match a decoded path, in order, without testing thousands of pages. */
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
