import {createHash} from 'node:crypto';
import type {PageSources} from '../lifecycle';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns a page's CSP as a meta element. It allows the site's own files, and the page's inline scripts and styles by
 * hash. `frame-ancestors`, which a meta element cannot set, is in the server's headers. Style attributes are allowed,
 * because bars set their widths with them. The search needs WebAssembly, and a visitor's logo `blob:` on the page that
 * selects it and `data:` on all pages of the visit.
 *
 * @param scripts exact text of each executable inline script: browsers reject any later change
 * @param styles text of each `<style>`
 * @param sources other origins, by plugin
 */
export function policyOf(
  scripts: Iterable<string>,
  styles: Iterable<string>,
  sources: readonly PageSources[] = [],
): string {
  const of = (kind: keyof PageSources) => sources.flatMap((it) => it[kind] ?? []);
  const [all, frames, forms, requests] = [of('all'), of('frames'), of('forms'), of('requests')];

  const policy = [
    ["default-src 'self'", ...all].join(' '),
    ["script-src 'self' 'wasm-unsafe-eval'", ...[...scripts].map(hashOf), ...all].join(' '),
    ["style-src 'self'", ...[...styles].map(hashOf), ...all].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...all].join(' '),
    // Elsewhere the first line speaks for frames.
    ...(frames.length > 0 ? [["frame-src 'self'", ...new Set([...all, ...frames])].join(' ')] : []),
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
    // Elsewhere the first line speaks for calls.
    ...(requests.length > 0 ? [["connect-src 'self'", ...all, ...requests].join(' ')] : []),
  ].join(';');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
