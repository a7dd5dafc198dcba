/** Path of the home of the page's locale, with a slash at both ends. Set by `src/plugins/site-address`. */
declare const SITE_HOME: string;

/** What the addresses of the API begin with (`apiBase`); empty where there is none. Set by the same plugin. */
declare const SITE_API: string;

/** Path of a route in the page's language, for links outside Docusaurus's own: '/pricing' is '/it/pricing' in Italian. */
export const siteHref = (route: string): string => SITE_HOME + route.slice(1);

/** Address of a route of the API: 'contact' is '/api/contact'. */
export const apiHref = (route: string): string => SITE_API + route;
