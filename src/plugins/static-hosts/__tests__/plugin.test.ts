import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import staticHosts from '..';
import {brand} from '../../../data/brand';
import {legalTimeZone} from '../../../data/legal';
import {routes} from '../../../data/routes';
import {dayIn} from '../../../lib/legal/calendar';
import {staticHostHeaders} from '../headers';
import {hostingNotes, robotsTxt} from '../robots';
import {securityTxt} from '../securityTxt';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'hosts-'));
});
const environment = process.env;
afterEach(() => {
  process.env = environment;
  rmSync(outDir, {recursive: true});
});
const read = (file: string) => {
  const whole = path.join(outDir, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined;
};

/** Writes the files of a locale of a site below `/p/`, and says what is left to do. */
async function write(currentLocale: string, own: object = {}): Promise<unknown[]> {
  const info = jest.spyOn(logger, 'info').mockImplementation(() => undefined);
  const redirects = [
    {from: '/old', to: '/a'},
    {from: '/a', to: '/'},
  ];
  const {writeFiles, name} = staticHosts({
    baseUrl: '/p/it/',
    siteConfig: {
      url: 'https://a.example',
      customFields: {apiOrigin: 'none'},
      plugins: [['@docusaurus/plugin-client-redirects', {redirects}]],
      ...own,
    },
    i18n: {
      currentLocale,
      defaultLocale: 'en',
      locales: ['en', 'it'],
      localeConfigs: {en: {baseUrl: '/p/'}, it: {baseUrl: '/p/it/'}},
    },
  } as unknown as LoadContext);
  expect(name).toBe('static-hosts');
  await writeFiles!({outDir, baseUrl: '/p/'} as never, [{route: '/p/'}, {route: '/p/a'}] as never);
  const notes = info.mock.calls.flat();
  info.mockRestore();
  return notes;
}
const place = {origin: 'https://a.example', home: '/p/', sitemapsIn: ['/p/', '/p/it/'], api: 'none'};

it('writes the files at the root once, and says what is left to do', async () => {
  expect(await write('it')).toEqual([]);
  expect(read('robots.txt')).toBeUndefined();
  expect(await write('en')).toEqual(hostingNotes(place, brand.contactEmail));
  expect(read('robots.txt')).toBe(robotsTxt(place));
  expect(read('_headers')).toBe(staticHostHeaders(['/p/', '/p/it/'], '/p/', 'none'));
  expect(read('_redirects')).toBe('/p/old /p/a 301\n/p/it/old /p/it/a 301\n');
  expect(read('.well-known/security.txt')).toBe(
    securityTxt({
      email: brand.securityEmail ?? brand.contactEmail,
      origin: 'https://a.example',
      home: '/p/',
      languages: ['en', 'it'],
      policy: routes.disclosure,
      day: dayIn(legalTimeZone, new Date()),
    }),
  );
});

it('writes redirects as Netlify needs them there, and none where nothing has moved', async () => {
  await write('en', {plugins: []});
  expect(read('_redirects')).toBeUndefined();
  process.env = {...environment, NETLIFY: 'true'};
  await write('en');
  expect(read('_redirects')).toBe('/p/old /p/a 301!\n/p/it/old /p/it/a 301!\n');
});

it('names no sitemap of a site that is not to be listed', async () => {
  await write('en', {noIndex: true});
  expect(read('robots.txt')).toBe(robotsTxt({...place, sitemapsIn: []}));
});
