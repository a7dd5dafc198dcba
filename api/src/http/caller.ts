import {createHash, timingSafeEqual} from 'node:crypto';
import {isIP} from 'node:net';
import {normalizeIP} from '@fastify/rate-limit';
import type {FastifyRequest} from 'fastify';
import {parseUrl} from '../../../src/lib/parseUrl';
import type {Config} from '../config';

type Caller = Pick<FastifyRequest, 'ip' | 'headers'>;

/** False for a disconnected client, which has no address any more. */
const isLoopback = (ip = ''): boolean => /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/i.test(ip);

/** Returns an IP address or IPv6 prefix. Some proxies add the port, which changes with each connection. */
function prefixOf(ip: string | undefined, bits: number): string | undefined {
  const address = (ip ?? '').replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return isIP(address) === 0 ? undefined : normalizeIP(address, bits);
}

/** Returns the client of a rate limit: an address, IPv6 by its /64. All calls without a valid address share one. */
export const clientOf = ({ip}: Partial<Caller>): string => prefixOf(ip, 64) ?? 'nobody';

/**
 * Returns a caller's network: IPv4 by its /24, IPv6 by its /48. `undefined` for this machine, where a proxy missing in
 * `TRUST_PROXY` forwards the calls of all visitors.
 */
export function networkOf({ip}: Caller): string | undefined {
  return isLoopback(ip) ? undefined : (prefixOf(ip, 48) ?? 'nobody').replace(/\.\d+$/, '');
}

/**
 * True if a browser on this machine may have meant this server. A foreign page can resolve its own name to this address
 * (DNS rebinding), and a local proxy that adds no header passes on the public name.
 */
function isOwnHost(host: string | undefined): boolean {
  const name = parseUrl(`http://${host ?? ''}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return name === 'localhost' || isIP(name) !== 0;
}

// Digests have equal length, which the comparison requires and which hides the token's length.
const digest = (text: string) => createHash('sha256').update(text).digest();

export function hasToken({headers: {authorization}}: Caller, {DIAGNOSTICS_TOKEN: token}: Config): boolean {
  return (
    token !== undefined &&
    authorization !== undefined &&
    timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
  );
}

/** True for a direct call from this machine, without a proxy. */
export function isLocal({ip, headers}: Caller): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && isLoopback(ip) && isOwnHost(headers.host);
}
