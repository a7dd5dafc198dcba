import {request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setUp, temporaryDir} from '../setUp';
import {whereItalian} from '../../../tests/whereItalian';

const files = {
  'index.html': 'home',
  'pricing.html': 'prices',
  'contact.html': 'contact',
  'contact/thanks.html': 'thanks',
  '404.html': 'nothing here',
  'it/index.html': 'casa',
  'it/pricing.html': 'prezzi',
  'it/404.html': 'qui non c’è nulla',
  'assets/js/main.1a2b.js': 'script',
  'assets/images/screen-1a2b-480.avif': 'picture',
  'it/assets/images/screen-1a2b-480.webp': 'picture',
  'assets/images/screen-1a2b-480.png': 'picture',
  'assets/images/screen-1a2b-480.jpg': 'picture',
  'assets/images/flow-1a2b-640.svg': 'picture',
  'assets/files/list-1a2b.csv': 'download',
  'assets/files/the paper-1a2b.pdf': 'download',
  'robots.txt': 'User-agent: *',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:x@example.com',
};

async function setUpSite() {
  const outside = temporaryDir();
  const siteDir = join(outside, 'build');
  for (const [file, text] of Object.entries({...files, '../secret.txt': 'secret'})) {
    mkdirSync(dirname(join(siteDir, file)), {recursive: true});
    writeFileSync(join(siteDir, file), text);
  }
  return setUp({siteDir});
}

const page = 'public, max-age=0, must-revalidate';

describe('built site', () => {
  test('a whole address leads to the same page, and answers of the API are kept nowhere, however they are spelt', async () => {
    const {app} = await setUpSite();
    await app.listen({port: 0, host: '127.0.0.1'});
    const {port} = app.server.address() as AddressInfo;
    const ask = (path: string, method = 'GET') =>
      new Promise<{status: number | undefined; kept: string | undefined; body: string}>((resolve, reject) => {
        request({port, host: '127.0.0.1', path, method}, (response) => {
          let body = '';
          response.on('data', (chunk) => (body += chunk));
          response.on('end', () =>
            resolve({status: response.statusCode, kept: response.headers['cache-control'], body}),
          );
        })
          .on('error', reject)
          .end();
      });
    expect(await ask('http://www.example.com/pricing')).toEqual({status: 200, kept: page, body: 'prices'});
    expect(await ask('http://www.example.com')).toMatchObject({status: 200, body: 'home'});
    for (const path of [
      '/api/health',
      '/%61pi/health',
      'http://www.example.com/api/health',
      '/%61pi/nothing',
    ]) {
      expect(await ask(path)).toMatchObject({status: /nothing/.test(path) ? 404 : 200, kept: 'no-store'});
    }
  });

  test.each([
    ['/', 'home', 'text/html; charset=utf-8', page],
    ['/pricing', 'prices', 'text/html; charset=utf-8', page],
    ['/pricing?plan=engage', 'prices', 'text/html; charset=utf-8', page],
    ['/contact', 'contact', 'text/html; charset=utf-8', page],
    ['/contact/thanks', 'thanks', 'text/html; charset=utf-8', page],
    ['/it/', 'casa', 'text/html; charset=utf-8', page],
    ['/it/pricing', 'prezzi', 'text/html; charset=utf-8', page],
    ['/robots.txt', 'User-agent: *', 'text/plain; charset=utf-8', page],
    ['/.well-known/security.txt', 'Contact: mailto:x@example.com', 'text/plain; charset=utf-8', page],
    [
      '/assets/js/main.1a2b.js',
      'script',
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
  ])('GET %s', async (url, body, type, caching) => {
    const {app} = await setUpSite();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe(caching);

    const head = await app.inject({method: 'HEAD', url});
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(body.length));

    const again = await app.inject({
      url,
      headers: {'if-none-match': String(answer.headers.etag)},
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe(caching);
  });

  test.each([
    ['/assets/images/screen-1a2b-480.avif', 'image/avif'],
    ['/it/assets/images/screen-1a2b-480.webp', 'image/webp'],
    ['/assets/images/screen-1a2b-480.png', 'image/png'],
    ['/assets/images/screen-1a2b-480.jpg', 'image/jpeg'],
    ['/assets/images/flow-1a2b-640.svg', 'image/svg+xml'],
    ['/assets/files/list-1a2b.csv', 'text/csv; charset=utf-8'],
    ['/assets/files/the%20paper-1a2b.pdf', 'application/pdf'],
  ])('%s is sent as what it is, for ever', async (url, type) => {
    const {app} = await setUpSite();
    const {statusCode, headers} = await app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('serves a part of a file', async () => {
    const {app} = await setUpSite();
    const answer = await app.inject({url: '/pricing', headers: {range: 'bytes=1-2'}});
    expect([answer.statusCode, answer.body]).toEqual([206, 'ri']);
  });

  test.each([
    ['/pricing/', '/pricing'],
    ['/pricing/?plan=scale&a=b?c', '/pricing?plan=scale&a=b?c'],
    ['/pricing.html?x=1', '/pricing?x=1'],
    ['/index.html', '/'],
    ['/it', '/it/'],
    ['/it?x=1', '/it/?x=1'],
    ['/it/index.html', '/it/'],
    ['/contact/', '/contact'],
  ])('%s moves for good to %s', async (url, location) => {
    const {app} = await setUpSite();
    const answer = await app.inject(url);
    const {location: to, 'cache-control': caching} = answer.headers;
    expect([answer.statusCode, to, caching]).toEqual([308, location, page]);
  });

  test.each([
    ['/nothing', 'nothing here'],
    ['/404', 'nothing here'],
    ['/404.html', 'nothing here'],
    ['/assets/js/gone.js', 'nothing here'],
    ['/assets/', 'nothing here'],
    ['/.env', 'nothing here'],
    ['/italy', 'nothing here'],
    ...whereItalian.rows(['/it/nothing', 'qui non c’è nulla'], ['/it/404.html', 'qui non c’è nulla']),
    ['/../secret.txt', 'nothing here'],
    ['/assets/../../secret.txt', 'nothing here'],
    ['/%2e%2e/secret.txt', 'nothing here'],
    ['/..%2fsecret.txt', 'nothing here'],
    ['/..%5csecret.txt', 'nothing here'],
    ['/%2e%2e%2fsecret.txt', 'nothing here'],
    ['/pricing%00.html', 'nothing here'],
    ['/contact%2fthanks', 'nothing here'],
    ['//evil.example/', 'nothing here'],
    [`/${'a'.repeat(5000)}`, 'nothing here'],
  ])('%s is a 404 page', async (url, body) => {
    const {app} = await setUpSite();
    const answer = await app.inject({url, headers: {'if-none-match': '*'}});
    expect([answer.statusCode, answer.body]).toEqual([404, body]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('a build of one language answers for the other with its own 404 page', async () => {
    const siteDir = temporaryDir();
    writeFileSync(join(siteDir, '404.html'), 'nothing here');
    const {app} = await setUp({siteDir});
    const answer = await app.inject('/it/nothing');
    expect([answer.statusCode, answer.body]).toEqual([404, 'nothing here']);
  });

  test('an address that cannot be decoded is a 404 too', async () => {
    const {app} = await setUpSite();
    const answer = await app.inject('/%zz');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({statusCode: 404, error: 'Not Found'});
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['GET', '/api', {}],
    ['GET', '/api/nothing', {accept: 'text/html'}],
    ['POST', '/api/nothing', {}],
    ['DELETE', '/api/contact', {}],
    ['GET', '/nothing', {accept: 'application/json'}],
    ['POST', '/pricing', {}],
  ] as const)('%s %s is a JSON 404', async (method, url, headers) => {
    const {app} = await setUpSite();
    const answer = await app.inject({method, url, headers});
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'There is nothing at this address.',
    });
  });

  test('pages carry the headers that a meta element cannot', async () => {
    const {app} = await setUpSite();
    for (const url of ['/', '/nothing', '/api/health']) {
      expect((await app.inject(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    }
    expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security');
  });

  test('without a build the API runs and pages say what to do', async () => {
    for (const siteDir of [undefined, '/nowhere/build']) {
      const {app} = await setUp({siteDir});
      expect((await app.inject('/api/health')).statusCode).toBe(200);
      const answer = await app.inject('/pricing');
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toContain('`npm run build`');
    }
  });
});
