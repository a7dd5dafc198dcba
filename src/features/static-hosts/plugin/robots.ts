import {type ApiOrigin, apiBase} from '../../../lib/siteAddress';

interface RobotsOf {
  /** Such as 'https://www.example.com'. */
  readonly origin: string;
  /** Base path of the site, with slashes at both ends. */
  readonly home: string;
  /** Home paths of the locales with a sitemap; none for a site with `noIndex`. */
  readonly sitemapsIn: readonly string[];
  readonly api: ApiOrigin;
}

/** Returns `robots.txt`: disallows only the API, if it is on this host, and lists the sitemap of each locale. */
export function robotsTxt({origin, home, sitemapsIn, api}: RobotsOf): string {
  const closed = api === undefined ? apiBase(home, api) : '';
  const sitemaps = sitemapsIn.map((it) => `Sitemap: ${origin}${it}sitemap.xml`);
  const rules = ['User-agent: *', `Disallow: ${closed}`.trim(), ''];
  return [...rules, ...sitemaps, ...(sitemaps.length > 0 ? [''] : [])].join('\n');
}

/**
 * Returns the manual steps of hosting; empty for a site that has the host to itself, including the API.
 *
 * @param mail address for contact messages without an API
 */
export function hostingNotes(place: RobotsOf, mail: string): string[] {
  const {origin, home, api} = place;
  const hosts = ['robots.txt', '.well-known/security.txt', '_headers', '_redirects']
    .map((file) => `build/${file}`)
    .join(', ');
  return [
    ...(home === '/'
      ? []
      : [
          `The site is built for ${origin}${home}: the content of build/ goes below ${home}. Hosts read ${hosts} at the root of the host alone: put them there, or add their lines to what stands there. Those of ${origin}/robots.txt:\n\n${robotsTxt(place)}`,
        ]),
    ...(api === 'none'
      ? [`The site is built without a server (API_ORIGIN=none): the contact form leads to a mail to ${mail}.`]
      : []),
    ...(api && api !== 'none'
      ? [
          `The contact form calls ${api}/api/contact: start that server with SITE_URL=${origin}${home.slice(0, -1)}, so that it lets this site in.`,
        ]
      : []),
  ];
}
