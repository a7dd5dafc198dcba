import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {policySources, readSiteAddress} from '../../src/lib/siteAddress';
import type {Config} from './config';

/**
 * Compares what the site in a folder was built for with what the server is told: links would lead elsewhere, and browsers
 * would refuse the contact form.
 *
 * @param dir folder of the build
 * @returns a sentence for each variable that differs
 */
export async function otherPlace(
  dir: string,
  {SITE_URL, API_ORIGIN}: Pick<Config, 'SITE_URL' | 'API_ORIGIN'>,
): Promise<string[]> {
  const page = await readFile(join(dir, 'index.html'), 'utf8');
  const [canonical = ''] = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(page) ?? [];
  const [, address = ''] = /\bhref="?([^"\s>]+)/.exec(canonical) ?? [];
  const [, form] = /\bform-action ([^;"]*)/.exec(page) ?? [];
  const [built, told] = [readSiteAddress(address)?.home, readSiteAddress(SITE_URL)?.home];
  return [
    ...(built === undefined || built === told
      ? []
      : [`The site in ${dir} was built for the path ${built}, and SITE_URL is ${SITE_URL}.`]),
    ...(form === undefined || form === ["'self'", ...policySources(API_ORIGIN).form].join(' ')
      ? []
      : [
          `The site in ${dir} was built with another API_ORIGIN; here ${API_ORIGIN ? `it is ${API_ORIGIN}` : 'none is set'}.`,
        ]),
  ];
}
