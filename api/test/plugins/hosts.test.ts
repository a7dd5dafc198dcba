import {load} from 'cheerio';
import {rows, setUp, shared, temporaryDir, validMessage, writeFiles} from '../setUp';
import {whereItalian} from '../../../tests/whereItalian';

const site = 'https://www.example.com';
const api = 'https://api.example.com';

const form = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">
  <form action="/api/contact" method="post">
    <input name="name" aria-describedby="name-error"><p id="name-error" data-error hidden></p>
  </form>`;

function builtSite(): string {
  const dir = temporaryDir();
  writeFiles(dir, {
    'index.html': 'home',
    'contact.html': form,
    'it/contact.html': form,
    'pricing.html': 'prices',
    '404.html': 'nothing',
    'it/404.html': 'nulla',
    _redirects: '/portal/old /portal/pricing 301\n',
  });
  return dir;
}

describe('a site below a path', () => {
  const setUpBelow = shared(() => setUp({env: {SITE_URL: `${site}/portal/`}, siteDir: builtSite()}));

  test.each([
    ['/?a=b?c', 302, '/portal/?a=b?c'],
    ['/portal', 308, '/portal/'],
    ['/portal/', 200, 'home'],
    ['/portal/pricing', 200, 'prices'],
    ['/portal/pricing/?a=b', 308, '/portal/pricing?a=b'],
    ['/portal/old?a=b?c', 301, '/portal/pricing?a=b?c'],
    ['/pricing', 404, 'nothing'],
    ['/portalpricing', 404, 'nothing'],
    ...whereItalian.rows(['/portal/it/nothing', 404, 'nulla']),
    ['/portal/api/health', 200, '"status":"ok"'],
    ['/api/health', 200, '"status":"ok"'],
    ['/portal/api/nothing', 404, '"statusCode":404'],
  ])('%s is answered %i, %s', async (url, status, says) => {
    const {app} = await setUpBelow();
    const {statusCode, headers, body} = await app.inject({url});
    expect([statusCode, headers.location ?? body]).toEqual([status, expect.stringContaining(says)]);
    const isOurs = String(headers['content-type']).includes('json');
    expect(headers['cache-control']).toBe(isOurs ? 'no-store' : 'public, max-age=0, must-revalidate');
  });

  whereItalian.test('a form that a browser posts stays below it, in the language of its page', async () => {
    const {app, postForm} = await setUpBelow();
    const sent = await postForm({...validMessage, locale: 'it'});
    expect(sent.headers.location).toBe('/portal/it/contact/thanks');
    const refused = await app.inject({
      method: 'POST',
      url: '/portal/api/contact',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'www.example.com',
        referer: `${site}/portal/it/contact`,
      },
      payload: 'name=A',
    });
    expect(refused.statusCode).toBe(400);
    expect(load(refused.body)('[data-error]').text()).toContain('Il nome deve avere');
  });
});

describe('an API on another origin', () => {
  const env = {SITE_URL: site, API_ORIGIN: api};
  const from = {origin: site, host: 'api.example.com', 'sec-fetch-site': 'same-site'};

  test('sends a form back to the site, also from the page that shows what is wrong', async () => {
    const {postForm, dataDir} = await setUp({env, siteDir: builtSite()});
    const refused = await postForm({name: 'Ada'}, from);
    const $ = load(refused.body);
    expect(refused.statusCode).toBe(400);
    expect($('form[action$="/api/contact"] [name="name"]').attr('value')).toBe('Ada');
    expect(refused.headers['content-security-policy']).toContain(`img-src 'self' ${site}`);
    const claimed = $('[name="site"]').attr('value') ?? '';
    const own = {origin: api, host: 'api.example.com'};
    const sent = await postForm({...validMessage, site: claimed}, own);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${site}/contact/thanks`]);
    expect(rows(dataDir, 'messages')).toHaveLength(1);
    const evil = await postForm({...validMessage, site: 'https://evil.example'}, own);
    expect(evil.headers.location).toBe('/contact/thanks');
  });
});
