/** True for two paths of the same page, ignoring case and a trailing slash. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  const bare = (path: string | undefined) => path?.toLowerCase().replace(/\/$/, '');
  return bare(a) === bare(b);
}

/** True if a path is a folder or below it, ignoring trailing slashes. */
export function isBelow(path: string, folder: string): boolean {
  const withSlash = (it: string) => it.replace(/\/?$/, '/');
  return withSlash(path).startsWith(withSlash(folder));
}

/**
 * Returns a page's address as used in links (`trailingSlash: false`). Docusaurus removes the slash of a folder's own
 * page, but not of links in texts.
 */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
