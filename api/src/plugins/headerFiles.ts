import {securityHeaders, strictTransport} from './securityHeaders';
import {forever, revalidate} from './staticSite';

const always = [...Object.entries(securityHeaders), strictTransport];

/** For nginx in front of the server: every answer has each header once, also those that nginx gives by itself. */
export function nginxHeaders(): string {
  const lines = always.map(
    ([name, value]) =>
      `proxy_hide_header ${name};\nadd_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`,
  );
  return `# Written by the build. Change api/src/plugins/securityHeaders.ts instead.\n${lines.join('')}`;
}

/**
 * For static hosts, in the form of Netlify and Cloudflare Pages.
 *
 * @param locales the first has no folder of its own
 */
export function staticHostHeaders(locales: readonly string[]): string {
  const block = (path: string, headers: readonly (readonly [string, string])[]) =>
    `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  const [, ...prefixed] = locales;
  const assets = ['', ...prefixed.map((locale) => `/${locale}`)].map((folder) =>
    // Taken back first: static hosts join the values of all blocks that match.
    block(`${folder}/assets/*`, [
      ['! cache-control', ''],
      ['cache-control', forever],
    ]).replace(': \n', '\n'),
  );
  return [block('/*', [...always, ['cache-control', revalidate]]), ...assets].join('');
}
