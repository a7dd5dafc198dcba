/** Whether two paths lead to the same page: upper and lower case, with or without a slash at the end. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  const bare = (path: string | undefined) => path?.toLowerCase().replace(/\/$/, '');
  return bare(a) === bare(b);
}

/** Whether a path is a folder or leads below it; a slash at the end of either does not count. */
export function isBelow(path: string, folder: string): boolean {
  const withSlash = (it: string) => it.replace(/\/?$/, '/');
  return withSlash(path).startsWith(withSlash(folder));
}

/**
 * The address of a page as it is written in links (`trailingSlash: false`). Docusaurus takes the slash off the address of
 * a folder's own page, and not off what its text says.
 */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
