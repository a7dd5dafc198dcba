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

/** Removes the slash of a page's address (`trailingSlash: false`): Docusaurus keeps the slash of links in texts. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
