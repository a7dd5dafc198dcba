/** The language that texts are written in first, used wherever a translation is missing. */
export const sourceLanguage = 'en';

/**
 * Returns the path of the same page in another locale.
 *
 * @param pathname path of the page, with the base URL of its locale
 * @param base base URLs of the two locales, each with a trailing slash
 */
export function alternatePath(pathname: string, base: {from: string; to: string}): string {
  return base.to + pathname.slice(base.from.length);
}

/**
 * Returns the path of a route in a language, for links outside Docusaurus's own: '/pricing' is '/it/pricing' in Italian.
 *
 * @param home base path of the site, with slashes at both ends; may include the origin
 */
export function pathIn(language: string, route: string, home = '/'): string {
  return `${home}${language === sourceLanguage ? '' : `${language}/`}${route.slice(1)}`;
}

/** Adds the region to a BCP 47 tag without one: 'en-GB' (the site's English is British), 'it-IT', 'pt-BR'. */
export function withRegion(language: string): string {
  const {region} = new Intl.Locale(language).maximize();
  return language === sourceLanguage ? 'en-GB' : new Intl.Locale(language, {region}).baseName;
}

/** Returns the name of a language in another: 'Italian' for 'it' in 'en', 'inglese' for 'en' in 'it'. */
export function languageName(language: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, {type: 'language'}).of(language) ?? language;
}
