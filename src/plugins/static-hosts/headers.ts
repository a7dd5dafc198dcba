import {cacheControl, securityHeaders, strictTransport} from '../../data/responseHeaders';

/**
 * Headers of every answer for static hosts, in the form of Netlify and Cloudflare Pages.
 *
 * @param homes path of each locale's home, with slashes at both ends
 */
export function staticHostHeaders(homes: readonly string[]): string {
  const block = (path: string, lines: readonly string[]) =>
    `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
  const always = [...Object.entries(securityHeaders), strictTransport].map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [
    block('/*', [...always, `cache-control: ${cacheControl.revalidate}`]),
    ...homes.map((home) =>
      // Taken back first: static hosts join the values of all blocks that match.
      block(`${home}assets/*`, ['! cache-control', `cache-control: ${cacheControl.forever}`]),
    ),
  ].join('');
}
