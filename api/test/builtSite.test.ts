import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {otherPlace} from '../src/builtSite';
import {temporaryDir} from './support';

const site = 'https://www.example.com';
const api = 'https://api.example.com';

function folderWith(page: string): string {
  const dir = temporaryDir();
  writeFileSync(join(dir, 'index.html'), page);
  return dir;
}

const link = (address: string) => `<link data-rh="true" rel="canonical" href="${address}">`;
const policy = (form: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'self';form-action ${form};img-src x">`;

/** As the build writes it: the canonical link is not the first of the links. */
const page = (form: string) =>
  `<link rel="stylesheet" href="https://other.example/x.css">${link(`${site}/portal/`)}${policy(form)}home`;

const path = (told: string) => `was built for the path /portal/, and SITE_URL is ${told}.`;

test.each([
  [{SITE_URL: `${site}/portal`}, "'self'", []],
  // A preview has another host.
  [{SITE_URL: 'http://localhost:3000/portal'}, "'self'", []],
  [{SITE_URL: site}, "'self'", [path(site)]],
  [
    {SITE_URL: `${site}/portal`, API_ORIGIN: api},
    "'self'",
    [`was built with another API_ORIGIN; here it is ${api}.`],
  ],
  [{SITE_URL: `${site}/portal`, API_ORIGIN: api}, `'self' ${api}`, []],
  [{SITE_URL: `${site}/portal`}, `'self' ${api}`, ['was built with another API_ORIGIN; here none is set.']],
  [{SITE_URL: site}, "'self' mailto:", [path(site), 'was built with another API_ORIGIN; here none is set.']],
])('says what a build was made for otherwise: %j, and %s', async (config, form, sentences) => {
  const dir = folderWith(page(form));
  expect(await otherPlace(dir, config)).toEqual(sentences.map((words) => `The site in ${dir} ${words}`));
});

test('reads pages whose attributes were made small', async () => {
  const dir = folderWith(`<link href=${site}/portal/ rel=canonical>`);
  expect(await otherPlace(dir, {SITE_URL: site})).toEqual([`The site in ${dir} ${path(site)}`]);
});

test('a page that says neither is taken as it is', async () => {
  expect(await otherPlace(folderWith('home'), {SITE_URL: site, API_ORIGIN: api})).toEqual([]);
});
