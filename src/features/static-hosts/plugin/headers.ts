import {cacheControl, securityHeadersFor, strictTransport} from '../../../data/responseHeaders';
import type {ApiOrigin} from '../../../lib/siteAddress';

/**
 * Returns the headers of all responses for static hosts, in the format of Netlify and Cloudflare Pages.
 *
 * @param homes home path of each locale, with slashes at both ends
 * @param api origin of the API; default: the site's own
 */
export function staticHostHeaders(homes: readonly string[], home = '/', api?: ApiOrigin): string {
  const block = (path: string, lines: readonly string[]) =>
    `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
  const always = [...Object.entries(securityHeadersFor(api)), strictTransport].map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [
    block(`${home}*`, [...always, `cache-control: ${cacheControl.revalidate}`]),
    ...homes.map((home) =>
      // Removed first, because static hosts join the values of all matching blocks.
      block(`${home}assets/*`, ['! cache-control', `cache-control: ${cacheControl.forever}`]),
    ),
  ].join('');
}
