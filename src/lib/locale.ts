/**
 * Path of the same page in another locale.
 *
 * @param pathname path of the page, with the base URL of its locale
 * @param base base URLs of the two locales, each with a slash at its end
 */
export function alternatePath(pathname: string, base: {from: string; to: string}): string {
  return base.to + pathname.slice(base.from.length);
}
