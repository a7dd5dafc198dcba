import {createHash} from 'node:crypto';
import type {ThirdParty} from '../../data/thirdPartySchema';
import {thirdParties} from '../../data/thirdParties';
import {type ApiOrigin, policySources} from '../../lib/siteAddress';
import {frameOrigins, scriptOrigins} from '../../data/thirdPartyOrigins';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns a page's CSP as a meta element. It allows the site's own files, and the page's inline scripts and styles by
 * hash. `frame-ancestors`, which a meta element cannot set, is in the server's headers. Style attributes are allowed,
 * because bars set their widths with them. The search needs WebAssembly, and a visitor's logo `blob:` on the page that
 * selects it and `data:` on all pages of the visit. Third parties' origins are allowed even before consent: their
 * script decides what loads. Frames are limited to those that the page embeds.
 *
 * @param scripts exact text of each executable inline script: browsers reject any later change
 * @param styles text of each `<style>`
 * @param embeds ids of third parties in the page's frames
 * @param parties all third parties
 * @param api origin of the API; default: the site's own
 */
export function policyOf(
  scripts: Iterable<string>,
  styles: Iterable<string>,
  embeds: ReadonlySet<string> = new Set(),
  parties: readonly ThirdParty[] = thirdParties,
  api?: ApiOrigin,
): string {
  const origins = scriptOrigins(parties);
  const frames = frameOrigins(parties.filter(({id}) => embeds.has(id)));
  const contact = policySources(api);

  const policy = [
    ["default-src 'self'", ...origins].join(' '),
    ["script-src 'self' 'wasm-unsafe-eval'", ...[...scripts].map(hashOf), ...origins].join(' '),
    ["style-src 'self'", ...[...styles].map(hashOf), ...origins].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...origins].join(' '),
    // Elsewhere the first line speaks for frames.
    ...(frames.length > 0 ? [["frame-src 'self'", ...new Set([...origins, ...frames])].join(' ')] : []),
    "base-uri 'none'",
    ["form-action 'self'", ...contact.form].join(' '),
    // Elsewhere the first line speaks for calls.
    ...(contact.connect.length > 0 ? [["connect-src 'self'", ...origins, ...contact.connect].join(' ')] : []),
  ].join(';');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
