import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import staticHosts from '..';
import {brand} from '../../../../data/brand';
import {testFolder} from '../../../../../tests/testFolder';
import {staticHostHeaders} from '../headers';
import {hostingNotes, robotsTxt} from '../robots';

const {folder: outDir, read} = testFolder();

/** Writes the files of a locale for a site below `/p/`, and returns the messages. */
async function write(currentLocale: string): Promise<unknown[]> {
  const info = jest.spyOn(logger, 'info').mockImplementation(() => undefined);
  const redirects = [
    {from: '/old', to: '/a'},
    {from: '/a', to: '/'},
  ];
  const localeConfigs = {en: {baseUrl: '/p/'}, it: {baseUrl: '/p/it/'}};
  const plugin = staticHosts({
    baseUrl: '/p/it/',
    siteConfig: {
      url: 'https://a.example',
      customFields: {apiOrigin: 'none'},
      plugins: [['@docusaurus/plugin-client-redirects', {redirects}]],
    },
    i18n: {currentLocale, defaultLocale: 'en', locales: ['en', 'it'], localeConfigs},
  } as unknown as LoadContext);
  await plugin.writeFiles!({outDir, baseUrl: '/p/'} as never, [{route: '/p/'}, {route: '/p/a'}] as never);
  const notes = info.mock.calls.flat();
  info.mockRestore();
  return notes;
}

it('writes the files at the root once, and says what is left to do', async () => {
  const place = {origin: 'https://a.example', home: '/p/', sitemapsIn: ['/p/', '/p/it/'], api: 'none'};
  expect(await write('it')).toEqual([]);
  expect(existsSync(path.join(outDir, 'robots.txt'))).toBe(false);
  expect(await write('en')).toEqual(hostingNotes(place, brand.contactEmail));
  expect(read('robots.txt')).toBe(robotsTxt(place));
  expect(read('_headers')).toBe(staticHostHeaders(['/p/', '/p/it/'], '/p/', 'none'));
  expect(read('_redirects')).toBe('/p/old /p/a 301\n/p/it/old /p/it/a 301\n');
});

it('says until a day within a year (RFC 9116, section 2.5.5) in which languages and by what policy to report', async () => {
  await write('en');
  const [contact, expires, ...others] = read('.well-known/security.txt').split('\n');
  const days = (Date.parse(expires!.replace('Expires: ', '')) - Date.now()) / 86_400_000;
  expect([contact?.startsWith('Contact: mailto:'), days > 360, days < 365]).toEqual([true, true, true]);
  expect(others).toEqual([
    'Preferred-Languages: en, it',
    // At the root of the host, even if the site has a base path.
    'Canonical: https://a.example/.well-known/security.txt',
    'Policy: https://a.example/p/trust#disclosure',
    '',
  ]);
});

it.each([
  ['security@a.example', 'security@a.example'],
  [undefined, brand.contactEmail],
])('names %s as the address for security, else that for all', async (securityEmail, contact) => {
  const own = brand.securityEmail;
  Object.assign(brand, {securityEmail});
  await write('en');
  Object.assign(brand, {securityEmail: own});
  expect(read('.well-known/security.txt')).toContain(`Contact: mailto:${contact}\n`);
});
