import {type ApiOrigin, policySources} from '../lib/siteAddress';
import {frameOrigins, scriptOrigins} from './thirdPartyOrigins';
import type {ThirdParty} from './thirdPartySchema';
import {thirdParties} from './thirdParties';

/**
 * Returns the CSP without scripts and styles, which differ by page. It allows the frames of all third parties; each
 * page's own policy allows only those that it shows.
 *
 * @param api origin of the API; default: the site's own
 */
export function sharedPolicy(parties: readonly ThirdParty[], api?: ApiOrigin): string {
  const contact = policySources(api);
  const origins = scriptOrigins(parties);
  const frames = [...origins, ...frameOrigins(parties)];
  const from = (name: string, ...sources: string[]) => [name, ...sources, ...origins].join(' ');
  return [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ["form-action 'self'", ...contact.form].join(' '),
    ['frame-src', ...(frames.length > 0 ? new Set(frames) : ["'none'"])].join(' '),
    from('connect-src', "'self'", ...contact.connect),
    from('font-src', "'self'"),
    // Pictures that a visitor chooses or makes.
    from('img-src', "'self'", 'data:', 'blob:'),
    from('media-src', "'self'"),
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join(';');
}

/** Security headers of every response from the server, nginx and static hosts. By default, the API is the site's. */
export const securityHeadersFor = (api?: ApiOrigin) => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': sharedPolicy(thirdParties, api),
  // Not stricter: without an origin, our own forms would look like foreign ones.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
});

/** Headers for an API at the pages' origin, and for responses that are not pages. */
export const securityHeaders = securityHeadersFor();

/** Sent over TLS alone: browsers ignore it elsewhere, and a development server must not pin a host. */
export const strictTransport = ['strict-transport-security', 'max-age=31536000'] as const;

/** Caching: files with a hash in their name forever, others with revalidation. */
export const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;
