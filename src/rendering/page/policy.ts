import {createHash} from 'node:crypto';
import type {ThirdParty} from '../../data/thirdPartySchema';
import {thirdParties} from '../../data/thirdParties';
import {type ApiOrigin, policySources} from '../../lib/siteAddress';
import {frameOrigins, scriptOrigins} from '../../data/thirdPartyOrigins';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page as an element of its head: it lets in the site's own files and the very scripts
 * and styles that stand in the page. What a policy in a page cannot say (`frame-ancestors`) is in the headers of the
 * server. Styles of single elements stay free: bars have their widths there. The search needs WebAssembly, a visitor's
 * logo `blob:` where it is chosen and `data:` on the pages of the visit. Third parties are let in whether or not the
 * visitor has accepted them: what is loaded is up to the script for them. Frames are let in from those that the page embeds,
 * and from no others.
 *
 * @param scripts text of each inline script that runs, to the letter: later changes would be refused by browsers
 * @param styles text of each `<style>`
 * @param embeds which third parties the page shows in frames, by their `id`
 * @param parties all that there are
 * @param api where the site's API is; beside the pages, if left out
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
