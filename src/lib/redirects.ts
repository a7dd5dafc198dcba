import {parseUrl} from './parseUrl';

/** A redirect. Both paths include the locale; the target may be on another site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Netlify and Cloudflare Pages take three fields: from, to and status. Netlify's may end with an exclamation mark. */
const line = /^(\/\S*)\s+(\S+)\s+301!?$/;

/** Normalizes a path for comparison: decoded, no trailing slash. */
const bare = (path: string) => {
  const short = path.replace(/(.)\/$/, '$1');
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
};

/** Percent-encodes accents, spaces and quotes of an address that may be partly encoded already. */
function encoded(to: string): string {
  const here = 'https://this.site';
  const whole = to.replace(/%(?![\da-f]{2})/gi, '%25');
  const href = parseUrl(whole, here)?.href ?? encodeURI(to);
  return href.startsWith(`${here}/`) ? href.slice(here.length) : href;
}

/** Writes `_redirects` for static hosts and our server. `forced` makes Netlify override existing pages. */
export const formatRedirects = (redirects: readonly Redirect[], forced = false): string =>
  redirects.map(({from, to}) => `${encodeURI(bare(from))} ${encoded(to)} 301${forced ? '!' : ''}\n`).join('');

/** Parses redirects. Keys are decoded paths without a trailing slash; values are the `Location` to send. */
export const parseRedirects = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('\n').flatMap((it) => {
      const [, from, to] = line.exec(it) ?? [];
      return from && to ? [[bare(from), encoded(to)] as const] : [];
    }),
  );

/**
 * Returns the target of an address, with the requested query unless the target has its own.
 *
 * @param path undecoded, without query
 * @param query without the question mark; may be empty
 */
export function movedTo(
  redirects: ReadonlyMap<string, string>,
  path: string,
  query: string,
): string | undefined {
  const to = redirects.get(bare(path));
  return to === undefined || query === '' || /[?#]/.test(to) ? to : `${to}?${query}`;
}
