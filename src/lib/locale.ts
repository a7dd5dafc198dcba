/** The language that texts are written in first, and that stands in where another lacks words. */
export const sourceLanguage = 'en';

/**
 * Path of the same page in another locale.
 *
 * @param pathname path of the page, with the base URL of its locale
 * @param base base URLs of the two locales, each with a slash at its end
 */
export function alternatePath(pathname: string, base: {from: string; to: string}): string {
  return base.to + pathname.slice(base.from.length);
}

/**
 * Path of a route in a language, for links outside Docusaurus's own: '/pricing' is '/it/pricing' in Italian.
 *
 * @param home where the site lies on its host, with a slash at both ends; an origin may stand before it
 */
export function pathIn(language: string, route: string, home = '/'): string {
  return `${home}${language === sourceLanguage ? '' : `${language}/`}${route.slice(1)}`;
}

/**
 * A language with its region, for what depends on both: 'en-GB', since the English of this site is British, 'it-IT', 'pt-BR'.
 *
 * @param language a BCP 47 tag, with or without a region
 */
export function withRegion(language: string): string {
  const {region} = new Intl.Locale(language).maximize();
  return language === sourceLanguage ? 'en-GB' : new Intl.Locale(language, {region}).baseName;
}

/** Name of a language in words of another: 'Italian' for 'it' in 'en', 'inglese' for 'en' in 'it'. */
export function languageName(language: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, {type: 'language'}).of(language) ?? language;
}
