import {parseUrl} from './parseUrl';

/** An address that has moved. Both are paths with the locale; the new one may be on another site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Netlify and Cloudflare Pages take three words: from, to and the status; Netlify's may end in an exclamation mark. */
const line = /^(\/\S*)\s+(\S+)\s+301!?$/;

/** A path as it is compared: decoded, without the slash at its end. */
const bare = (path: string) => {
  const short = path.replace(/(.)\/$/, '$1');
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
};

/** An address as it goes over the wire, whether or not parts of it are encoded: without accents, spaces and quotes. */
function encoded(to: string): string {
  const here = 'https://this.site';
  const whole = to.replace(/%(?![\da-f]{2})/gi, '%25');
  const href = parseUrl(whole, here)?.href ?? encodeURI(to);
  return href.startsWith(`${here}/`) ? href.slice(here.length) : href;
}

/**
 * The list as static hosts read it: `_redirects` at the root of the site, which the server reads too.
 *
 * @param forced for Netlify, which otherwise prefers a page that lies at the old address
 */
export const formatRedirects = (redirects: readonly Redirect[], forced = false): string =>
  redirects.map(({from, to}) => `${encodeURI(bare(from))} ${encoded(to)} 301${forced ? '!' : ''}\n`).join('');

/** The addresses that have moved, by their decoded path without a slash at the end, with what is sent for each. */
export const parseRedirects = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('\n').flatMap((it) => {
      const [, from, to] = line.exec(it) ?? [];
      return from && to ? [[bare(from), encoded(to)] as const] : [];
    }),
  );

/**
 * Where an address leads now, with the query that it was asked for, unless the new one has its own.
 *
 * @param redirects as `parseRedirects` gives them
 * @param path undecoded, without query
 * @param query without the question mark; empty where there is none
 */
export function movedTo(
  redirects: ReadonlyMap<string, string>,
  path: string,
  query: string,
): string | undefined {
  const to = redirects.get(bare(path));
  return to === undefined || query === '' || /[?#]/.test(to) ? to : `${to}?${query}`;
}
