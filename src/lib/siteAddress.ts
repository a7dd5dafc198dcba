import {parseUrl} from './parseUrl';

export interface SiteAddress {
  /** Such as 'https://www.example.com'. */
  readonly origin: string;
  /** Base path, with slashes at both ends: '/' or '/portal/'. */
  readonly home: string;
}

/** Origin of the API: `undefined` for the site's own, another one, or 'none', with mail links as the contact form. */
export type ApiOrigin = string | undefined;

export const siteAddressHint =
  'give the public address of the home page, such as https://www.example.com or https://www.example.com/portal';

export const apiOriginHint =
  'give the origin of the API without a path, such as https://api.example.com, or none for a site without a server';

/** Segments without percent-encoding. `/api` would be both site and API. */
const path = /^(?!\/api(?:\/|$))(?:\/[\w.~-]+)*$/;

/** True for an origin as browsers serialize it: scheme, host and optional port. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && parseUrl(text)?.origin === text;

/** Parses the public URL of a site, which may have a path and a trailing slash. Returns `undefined` if invalid. */
export function readSiteAddress(text: string): SiteAddress | undefined {
  const bare = text.trim().replace(/\/+$/, '');
  const origin = /^https?:\/\/[^/?#]+/.exec(bare)?.[0] ?? '';
  const below = bare.slice(origin.length);
  return isOrigin(origin) && path.test(below) ? {origin, home: `${below}/`} : undefined;
}

export const isApiOrigin = (text: string): boolean => text === 'none' || isOrigin(text);

/** Returns the prefix of API URLs: '/api/', '/portal/api/' or 'https://api.example.com/api/'; empty without an API. */
export function apiBase(home: string, api: ApiOrigin): string {
  return api === 'none' ? '' : `${api ?? ''}${api ? '/' : home}api/`;
}

/** Returns the Content-Security-Policy sources of the contact form: `form-action` and `connect-src`. */
export function policySources(api: ApiOrigin): {form: readonly string[]; connect: readonly string[]} {
  return api === 'none'
    ? {form: ['mailto:'], connect: []}
    : {form: api ? [api] : [], connect: api ? [api] : []};
}

export const apiOriginOf = ({
  customFields,
}: {
  readonly customFields?: Readonly<Record<string, unknown>>;
}): ApiOrigin => customFields?.apiOrigin as ApiOrigin;

/**
 * Reads the addresses of site and API from `SITE_URL` and `API_ORIGIN`.
 *
 * @param brandUrl address of the brand file, which `SITE_URL` overrides
 * @throws Error with a sentence for each invalid variable
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
