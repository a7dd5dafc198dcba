/** Home path of the page's locale, with slashes at both ends. Defined by `src/features/site-address/plugin`. */
declare const SITE_HOME: string;

/** Prefix of API addresses (`apiBase`); empty without an API. Defined by `src/features/site-address/plugin`. */
declare const SITE_API: string;

/** Returns the path of a route in the page's language, for links outside Docusaurus's own: '/it/pricing'. */
export const siteHref = (route: string): string => SITE_HOME + route.slice(1);

/** Returns the address of an API route: '/api/contact' for 'contact'. */
export const apiHref = (route: string): string => SITE_API + route;
