import {cacheControl, securityHeadersFor, strictTransport} from '../../data/responseHeaders';
import type {ApiOrigin} from '../../lib/siteAddress';

/**
 * Headers of every answer for static hosts, in the form of Netlify and Cloudflare Pages.
 *
 * @param homes path of each locale's home, with slashes at both ends
 * @param home path of the site's home, below which all others are
 * @param api where the site's API is; beside the pages, if left out
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
      // Taken back first: static hosts join the values of all blocks that match.
      block(`${home}assets/*`, ['! cache-control', `cache-control: ${cacheControl.forever}`]),
    ),
  ].join('');
}
