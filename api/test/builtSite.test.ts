import {compareBuild} from '../src/builtSite';
import {temporaryDir, writeFiles} from './support';

const site = 'https://www.example.com';
const api = 'https://api.example.com';

/** As in a build: the canonical link is not the first link. */
const page = (form: string) =>
  `<link rel="stylesheet" href="https://other.example/x.css">
  <link data-rh="true" rel="canonical" href="${site}/portal/">
  <meta http-equiv="Content-Security-Policy" content="default-src 'self';form-action ${form};img-src x">`;

function folderWith(html: string): string {
  const dir = temporaryDir();
  writeFiles(dir, {'index.html': html});
  return dir;
}

const otherAddress = (given: string) =>
  `was built for SITE_URL=${site}/portal, and the server has SITE_URL=${given}. Build it with "SITE_URL=${given} npm run build", or start the server with SITE_URL=${site}/portal.`;
const otherApi = (given: string) =>
  `was built with another API_ORIGIN; the server has ${given}. Build it with the API_ORIGIN of the server.`;

test.each([
  [{SITE_URL: `${site}/portal`}, "'self'", []],
  [{SITE_URL: site}, "'self'", [otherAddress(site)]],
  [
    {SITE_URL: 'https://www.other.example/portal'},
    "'self'",
    [otherAddress('https://www.other.example/portal')],
  ],
  [{SITE_URL: 'http://www.example.com/portal'}, "'self'", [otherAddress('http://www.example.com/portal')]],
  [{SITE_URL: `${site}/portal`, API_ORIGIN: api}, `'self' ${api}`, []],
  [{SITE_URL: `${site}/portal`, API_ORIGIN: api}, "'self'", [otherApi(`API_ORIGIN=${api}`)]],
  [{SITE_URL: site}, "'self' mailto:", [otherAddress(site), otherApi('none')]],
])('names what differs between %j and a build for %s', async (config, form, sentences) => {
  const dir = folderWith(page(form));
  expect(await compareBuild(dir, config)).toEqual(sentences.map((words) => `The site in ${dir} ${words}`));
});

test('reads minified pages, and accepts pages without addresses', async () => {
  const minified = folderWith(`<link href=${site}/portal/ rel=canonical>`);
  expect(await compareBuild(minified, {SITE_URL: site})).toHaveLength(1);
  expect(await compareBuild(folderWith('home'), {SITE_URL: site, API_ORIGIN: api})).toEqual([]);
});
