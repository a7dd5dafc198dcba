import {securityHeadersFor, strictTransport} from '../../../src/data/responseHeaders';
import {parseRedirects} from '../../../src/lib/redirects';
import type {ApiOrigin} from '../../../src/lib/siteAddress';

/** Writes nginx's headers, so that every response has each once, also nginx's own. Default API: the site's. */
export function nginxHeaders(api?: ApiOrigin): string {
  const lines = [...Object.entries(securityHeadersFor(api)), strictTransport].map(
    ([name, value]) =>
      `proxy_hide_header ${name};\nadd_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`,
  );
  return `# Written by the build. Change src/data/responseHeaders.ts instead.\n${lines.join('')}`;
}

/**
 * Writes a map for nginx: `$portal_missing` is the 404 page in the language of the address.
 *
 * @param locales languages with pages besides English
 */
export function nginxMissing(locales: readonly string[]): string {
  const lines = locales.map((locale) => `    "~^/${locale}(?:[/?]|$)" "/${locale}/404.html";\n`);
  return `map $request_uri $portal_missing {\n    default "/404.html";\n${lines.join('')}}\n`;
}

/** Writes nginx's map `$portal_moved`: target of a redirect in `build/_redirects`, empty for other pages. */
export function nginxRedirects(list: string): string {
  const lines = [...parseRedirects(list)].map(([from, to]) => {
    // A pattern, since a map ignores the case of other keys.
    const path = from.replaceAll(
      /[^\w/\x80-\u{10ffff}-]/gu,
      (char) => `\\x${Buffer.from(char).toString('hex')}`,
    );
    const address = to.replaceAll(/["\\]/g, '').replaceAll('$', '%24');
    return `    "~^${path}/?$" "${address}${/[?#]/.test(to) ? '' : '$is_args$args'}";\n`;
  });
  return `# Written by the build. Change the redirects in docusaurus.config.ts instead.\nmap $uri $portal_moved {\n    default "";\n${lines.join('')}}\n`;
}
