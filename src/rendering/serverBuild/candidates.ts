import type {RouteConfig} from 'react-router-config';

/** Routes of one level: those that match one address only, by it, and those that must be asked. */
interface Lookup {
  readonly byAddress: ReadonlyMap<string, readonly number[]>;
  readonly others: readonly number[];
}

const lookups = new WeakMap<readonly RouteConfig[], Lookup>();

/** What has a meaning of its own in the path of a route (path-to-regexp 1). */
const patternMarks = /[:*()?+\\[\]{}|^$]/;

/**
 * Addresses that React Router takes for the same: upper and lower case, with or without a slash at the end. Regular
 * expressions compare capitals too: two small letters, such as σ and ς, can have the same.
 */
const sameAddress = (address: string) => address.toUpperCase().replace(/\/$/, '');

function lookupOf(routes: readonly RouteConfig[]): Lookup {
  const byAddress = new Map<string, number[]>();
  const others: number[] = [];
  routes.forEach(({path, exact, strict, sensitive}, index) => {
    if (typeof path === 'string' && exact && !strict && !sensitive && !patternMarks.test(path)) {
      const address = sameAddress(path);
      byAddress.set(address, (byAddress.get(address) ?? []).concat(index));
    } else {
      others.push(index);
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
    .sort((a, b) => a - b)
    .map((index) => routes[index]!);
}
