import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {policySources, readSiteAddress} from '../../src/lib/siteAddress';
import type {Config} from './config';

/**
 * Compares the addresses that a build was made for with those of the server. With another SITE_URL, canonical links,
 * feeds and the sitemap are wrong; with another API_ORIGIN, browsers block the contact form.
 *
 * @returns a sentence for each variable that differs
 */
export async function compareBuild(
  dir: string,
  {SITE_URL, API_ORIGIN}: Pick<Config, 'SITE_URL' | 'API_ORIGIN'>,
): Promise<string[]> {
  const page = await readFile(join(dir, 'index.html'), 'utf8');
  const [canonical = ''] = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(page) ?? [];
  const [, address = ''] = /\bhref="?([^"\s>]+)/.exec(canonical) ?? [];
  const [, form] = /\bform-action ([^;"]*)/.exec(page) ?? [];
  const addressOf = (text: string) => {
    const {origin, home} = readSiteAddress(text) ?? {};
    return origin && `${origin}${home}`.replace(/\/$/, '');
  };
  const [built, wanted] = [addressOf(address), addressOf(SITE_URL)];
  const differences = [];
  if (built !== undefined && built !== wanted) {
    differences.push(
      `The site in ${dir} was built for SITE_URL=${built}, and the server has SITE_URL=${wanted}. Build it with "SITE_URL=${wanted} npm run build", or start the server with SITE_URL=${built}.`,
    );
  }
  if (form !== undefined && form !== ["'self'", ...policySources(API_ORIGIN).form].join(' ')) {
    const own = API_ORIGIN ? `API_ORIGIN=${API_ORIGIN}` : 'none';
    differences.push(
      `The site in ${dir} was built with another API_ORIGIN; the server has ${own}. Build it with the API_ORIGIN of the server.`,
    );
  }
  return differences;
}
