import {type ApiOrigin, policySources} from '../lib/siteAddress';
import {frameOrigins, scriptOrigins} from './thirdPartyOrigins';
import type {ThirdParty} from './thirdPartySchema';
import {thirdParties} from './thirdParties';

/**
 * The part of the Content-Security-Policy that does not depend on the page: without scripts and styles. It lets in the
 * frames of all third parties; each page's own policy narrows them down to those that it shows.
 *
 * @param api where the site's API is; beside the pages, if left out
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

/**
 * Headers of every answer that a page cannot carry itself: the server, nginx and static hosts send the same.
 *
 * @param api where the site's API is; beside the pages, if left out
 */
export const securityHeadersFor = (api?: ApiOrigin) => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': sharedPolicy(thirdParties, api),
  // Not stricter: without an origin our own forms could not be told from foreign ones.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
});

/** The same where the API is beside the pages, and for answers that are no pages. */
export const securityHeaders = securityHeadersFor();

/** Sent over TLS alone: browsers ignore it elsewhere, and a development server must not pin a host. */
export const strictTransport = ['strict-transport-security', 'max-age=31536000'] as const;

/** How long files are kept: those with a hash in their name for ever, others until they are asked for again. */
export const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;
