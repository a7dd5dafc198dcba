import {parseUrl} from './parseUrl';

/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
export const maxMailAddressBytes = 254;

/** Atoms with dots in between (RFC 5322), beyond ASCII too (RFC 6531). Quoted local parts are not supported. */
const localPart = /^[^\s()<>[\]:;@\\,."]+(?:\.[^\s()<>[\]:;@\\,."]+)*$/u;
/** Excludes characters that `URL` would decode or cut off. */
const domainCharacters = /^[a-z\d.\-\u{80}-\u{10ffff}]+$/iu;
/** Two labels or more of 1 to 63 characters. The last has at least two and is not a number, unlike in an IP address. */
const hostName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** True for a deliverable mail address (RFC 5321, RFC 6531). Allows international domains (UTS #46). */
export function isMailAddress(text: string): boolean {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(text) ?? [];
  return (
    bytesOf(text) <= maxMailAddressBytes &&
    bytesOf(local) <= 64 &&
    localPart.test(local) &&
    domainCharacters.test(domain) &&
    hostName.test(parseUrl(`http://${domain}`)?.hostname ?? '')
  );
}
