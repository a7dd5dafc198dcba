import {parseUrl} from './parseUrl';

/** Where a site is. */
export interface SiteAddress {
  /** Such as 'https://www.example.com'. */
  readonly origin: string;
  /** Path of its home, with a slash at both ends: '/' or '/portal/'. */
  readonly home: string;
}

/**
 * Where the API is: `undefined` beside the pages, an origin of its own, or 'none' for a site without a server, whose
 * contact form leads to mail.
 */
export type ApiOrigin = string | undefined;

/** What to say of an address that `readSiteAddress` refuses. */
export const siteAddressHint =
  'give the public address of the home page, such as https://www.example.com or https://www.example.com/portal';

/** What to say of an origin that `isApiOrigin` refuses. */
export const apiOriginHint =
  'give the origin of the API without a path, such as https://api.example.com, or none for a site without a server';

/** Segments that need no encoding. `/api` would be both the site and its API. */
const path = /^(?!\/api(?:\/|$))(?:\/[\w.~-]+)*$/;

/** Whether a text is an origin as browsers write it: scheme, host and perhaps a port. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && parseUrl(text)?.origin === text;

/**
 * Reads the public address of a site, which may lie below a path of its host.
 *
 * @param text with or without a slash at its end
 * @returns undefined where it is no such address
 */
export function readSiteAddress(text: string): SiteAddress | undefined {
  const bare = text.trim().replace(/\/+$/, '');
  const origin = /^https?:\/\/[^/?#]+/.exec(bare)?.[0] ?? '';
  const below = bare.slice(origin.length);
  return isOrigin(origin) && path.test(below) ? {origin, home: `${below}/`} : undefined;
}

/** Whether a text says where the API is. */
export const isApiOrigin = (text: string): boolean => text === 'none' || isOrigin(text);

/**
 * What the addresses of the API begin with: '/api/', '/portal/api/' or 'https://api.example.com/api/'; empty where there is
 * none.
 *
 * @param home path of the site's home, with a slash at both ends
 */
export function apiBase(home: string, api: ApiOrigin): string {
  return api === 'none' ? '' : `${api ?? ''}${api ? '/' : home}api/`;
}

/** What the contact form adds to a Content-Security-Policy: where it may be posted, and what its script may call. */
export function policySources(api: ApiOrigin): {form: readonly string[]; connect: readonly string[]} {
  return api === 'none'
    ? {form: ['mailto:'], connect: []}
    : {form: api ? [api] : [], connect: api ? [api] : []};
}

/** Where the API of a site is, as its configuration says. */
export const apiOriginOf = ({
  customFields,
}: {
  readonly customFields?: Readonly<Record<string, unknown>>;
}): ApiOrigin => customFields?.apiOrigin as ApiOrigin;

/**
 * Where the site and its API are, as `SITE_URL` and `API_ORIGIN` say.
 *
 * @param brandUrl address of the brand file, which `SITE_URL` overrides
 * @throws Error with a sentence for each variable that does not fit
 */
export function readPlace(
  {SITE_URL, API_ORIGIN}: Readonly<Record<string, string | undefined>>,
  brandUrl: string,
): {site: SiteAddress; api: ApiOrigin} {
  const [address, api] = [SITE_URL?.trim() || brandUrl, API_ORIGIN?.trim() || undefined];
  const site = readSiteAddress(address);
  const problems = [
    ...(site ? [] : [`SITE_URL is "${address}": ${siteAddressHint}`]),
    ...(api === undefined || isApiOrigin(api) ? [] : [`API_ORIGIN is "${api}": ${apiOriginHint}`]),
  ];
  if (!site || problems.length > 0) {
    throw new Error(['The variables do not fit:', ...problems].join('\n  '));
  }
  return {site, api};
}
