import {createHash} from 'node:crypto';
import {originsOf, thirdParties} from '../../data/thirdParties';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page as an element of its head: it lets in the site's own files and the very scripts
 * and styles that stand in the page. What a policy in a page cannot say (`frame-ancestors`) is in the headers of the
 * server. Styles of single elements stay free: bars have their widths there. The search needs WebAssembly, a visitor's
 * logo `blob:`. Third parties are let in whether or not the visitor has accepted them: what is loaded is up to the page
 * script.
 *
 * @param scripts text of each inline script that runs, to the letter: later changes would be refused by browsers
 * @param styles text of each `<style>`
 * @param origins of third parties
 */
export function policyOf(
  scripts: Iterable<string>,
  styles: Iterable<string>,
  origins: readonly string[] = originsOf(thirdParties),
): string {
  const policy = [
    ["default-src 'self'", ...origins].join(' '),
    ["script-src 'self' 'wasm-unsafe-eval'", ...[...scripts].map(hashOf), ...origins].join(' '),
    ["style-src 'self'", ...[...styles].map(hashOf), ...origins].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' blob:", ...origins].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
