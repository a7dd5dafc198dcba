import {createHash, timingSafeEqual} from 'node:crypto';
import {isIP} from 'node:net';
import {normalizeIP} from '@fastify/rate-limit';
import type {FastifyRequest} from 'fastify';
import {parseUrl} from '../../../src/lib/parseUrl';
import type {Config} from '../config';

type Caller = Pick<FastifyRequest, 'ip' | 'headers'>;

/** False for a client that has hung up, which has no address any more. */
const isLoopback = (ip = ''): boolean => /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/i.test(ip);

/** Returns an IP address, IPv6 by its first bits alone. Some proxies add the port, which changes with each connection. */
function prefixOf(ip: string | undefined, bits: number): string | undefined {
  const address = (ip ?? '').replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return isIP(address) === 0 ? undefined : normalizeIP(address, bits);
}

/** Whom a call is counted for: an address, IPv6 by its /64. What is no address counts as one, as do clients that hung up. */
export const clientOf = ({ip}: Partial<Caller>): string => prefixOf(ip, 64) ?? 'nobody';

/**
 * The network of a caller: IPv4 by its /24, IPv6 by its /48. `undefined` for this machine, where a proxy that
 * `TRUST_PROXY` does not name speaks for all visitors.
 */
export function networkOf({ip}: Caller): string | undefined {
  return isLoopback(ip) ? undefined : (prefixOf(ip, 48) ?? 'nobody').replace(/\.\d+$/, '');
}

/**
 * True if a browser on this machine may have meant us. A page elsewhere can have its own name lead here (DNS rebinding), and
 * a proxy here that adds no header passes on the public name.
 */
function isOwnHost(host: string | undefined): boolean {
  const name = parseUrl(`http://${host ?? ''}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return name === 'localhost' || isIP(name) !== 0;
}

// Digests have one length, which the comparison needs and which hides the token's.
const digest = (text: string) => createHash('sha256').update(text).digest();

/** True with the diagnostics token. */
export function hasToken({headers: {authorization}}: Caller, {DIAGNOSTICS_TOKEN: token}: Config): boolean {
  return (
    token !== undefined &&
    authorization !== undefined &&
    timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
  );
}

/** True for a call from this very machine that no proxy passed on. */
export function isLocal({ip, headers}: Caller): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && isLoopback(ip) && isOwnHost(headers.host);
}
