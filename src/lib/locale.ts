import type {Language} from './format';

/**
 * Path of the same page in another locale.
 *
 * @param pathname path of the page, with the base URL of its locale
 * @param base base URLs of the two locales, each with a slash at its end
 */
export function alternatePath(pathname: string, base: {from: string; to: string}): string {
  return base.to + pathname.slice(base.from.length);
}

/** Path of a route in a language, for links outside Docusaurus's own: '/pricing' is '/it/pricing' in Italian. */
export function pathIn(language: Language, route: string): string {
  return language === 'en' ? route : `/${language}${route}`;
}
