import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {brand} from '../../../src/data/brand';
import {setUp, shared, temporaryDir, writeFiles} from '../setUp';

const home = `home ${'x'.repeat(500)}`;
const missing = `nothing here ${'x'.repeat(500)}`;
const files = {
  'index.html': home,
  'index.html.br': brotliCompressSync(home),
  'index.html.gz': gzipSync(home),
  'pricing.html': 'prices',
  'pricing.html.gz': gzipSync('prices'),
  'contact/thanks.html': 'thanks',
  'blog/caffè.html': 'coffee',
  'blog/C#?.html': 'sharp',
  '404.html': missing,
  '404.html.br': brotliCompressSync(missing),
  'it/index.html': 'casa',
  'assets/js/main.1a2b.js': 'script',
  'it/assets/images/screen-1a2b-480.webp': 'picture',
  'assets/files/the paper-1a2b.pdf': 'download',
  'guide.md': '# Guide',
  'brand.br': 'colours',
  'robots.txt': 'User-agent: *',
  '.env': 'SECRET=1',
  '.git/config': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:x@example.com',
};

const setUpSite = shared(() => {
  const siteDir = join(temporaryDir(), 'build');
  writeFiles(siteDir, {...files, '../secret.txt': 'secret'});
  return setUp({siteDir});
});

const revalidate = 'public, max-age=0, must-revalidate';
const forever = 'public, max-age=31536000, immutable';
const utf8 = (type: string) => `${type}; charset=utf-8`;

describe('built site', () => {
  test.each([
    ['/', home, utf8('text/html'), revalidate],
    ['/pricing?plan=engage', 'prices', utf8('text/html'), revalidate],
    ['/blog/caff%C3%A8', 'coffee', utf8('text/html'), revalidate],
    ['/it/', 'casa', utf8('text/html'), revalidate],
    ['/guide.md', '# Guide', utf8('text/markdown'), revalidate],
    // A download, not a compressed copy.
    ['/brand.br', 'colours', 'application/octet-stream', revalidate],
    ['/.well-known/security.txt', 'Contact: mailto:x@example.com', utf8('text/plain'), revalidate],
    ['/assets/js/main.1a2b.js', 'script', utf8('application/javascript'), forever],
    ['/it/assets/images/screen-1a2b-480.webp', 'picture', 'image/webp', forever],
    ['/assets/files/the%20paper-1a2b.pdf', 'download', 'application/pdf', forever],
  ])('GET %s', async (url, body, type, caching) => {
    const {app} = await setUpSite();
    const origin = new URL(brand.siteUrl).origin;
    const {statusCode, headers, body: sent} = await app.inject({url, headers: {origin}});
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect([statusCode, sent, headers['content-type']]).toEqual([200, body, type]);
    expect([headers['cache-control'], headers.vary]).toEqual([caching, 'Accept-Encoding']);

    const head = await app.inject({method: 'HEAD', url, headers: {range: 'bytes=0-1'}});
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(body.length),
    ]);

    const known = {'if-none-match': String(headers.etag)};
    const again = await app.inject({url, headers: known});
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect([again.headers['cache-control'], again.headers.vary]).toEqual([caching, 'Accept-Encoding']);
    const since = {'if-modified-since': String(headers['last-modified'])};
    expect((await app.inject({url, headers: since})).statusCode).toBe(304);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', files['index.html.br']],
    ['gzip', 'gzip', files['index.html.gz']],
    ['br;q=0.5, gzip;q=0.8', 'gzip', files['index.html.gz']],
    ['br;q=0, gzip', 'gzip', files['index.html.gz']],
    ['deflate', undefined, Buffer.from(home)],
    ['*;q=0', undefined, Buffer.from(home)],
    ['', undefined, Buffer.from(home)],
  ])('for "%s" sends %s', async (accepted, coding, bytes) => {
    const {app} = await setUpSite();
    const headers = {'accept-encoding': accepted};
    const {headers: answered, rawPayload} = await app.inject({url: '/', headers});
    expect([answered['content-encoding'], answered['content-type']]).toEqual([coding, utf8('text/html')]);
    expect(rawPayload.equals(bytes)).toBe(true);
    const part = await app.inject({url: '/', headers: {...headers, range: 'bytes=1-2'}});
    expect([part.statusCode, part.headers['content-encoding']]).toEqual([206, coding]);
    expect(part.rawPayload.equals(bytes.subarray(1, 3))).toBe(true);
  });

  test('a range beyond the end is 416, in JSON', async () => {
    const {app} = await setUpSite();
    const {statusCode, headers} = await app.inject({url: '/pricing', headers: {range: 'bytes=99-100'}});
    expect([statusCode, headers['cache-control']]).toEqual([416, 'no-store']);
    expect(headers['content-type']).toBe(utf8('application/json'));
  });

  test.each([
    ['/pricing/?plan=scale&a=b?c', '/pricing?plan=scale&a=b?c'],
    ['/pricing.html?x=1', '/pricing?x=1'],
    ['/index.html', '/'],
    ['/it?x=1', '/it/?x=1'],
    ['/it/index.html', '/it/'],
    ['/blog/caff%C3%A8/', '/blog/caff%C3%A8'],
    ['/blog/C%23%3F.html?x=1', '/blog/C%23%3F?x=1'],
  ])('%s moves for good to %s', async (url, location) => {
    const {app} = await setUpSite();
    const {statusCode, headers} = await app.inject(url);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([308, location, revalidate]);
  });

  test.each([
    ...['/nothing', '/404', '/404.html', '/assets/', '/.env', '/italy', '/index.html.br', '/pricing.gz'],
    ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt', '/pricing%00.html'],
    ...['/pricing//', '//pricing/', '/blog%2Fcaff%C3%A8', '/pricing%5c', '/pri.htmlcing', '/index.htmlit/'],
    ...['/contact%2fthanks', '//evil.example/', '/.git/config', '/index.html.br', `/${'a'.repeat(5000)}`],
  ])('%s is a 404 page, whole whatever was asked for', async (url) => {
    const {app} = await setUpSite();
    const small = await app.inject({url, headers: {'accept-encoding': 'br'}});
    expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(small.rawPayload.equals(files['404.html.br'])).toBe(true);
    for (const condition of [{'if-none-match': '*'}, {'if-match': '"x"'}, {range: 'bytes=0-1'}]) {
      const {statusCode, body, headers} = await app.inject({url, headers: condition});
      expect([statusCode, body, headers['cache-control']]).toEqual([404, missing, revalidate]);
      expect([headers['content-type'], headers.etag]).toEqual([utf8('text/html'), undefined]);
    }
  });

  test.each([
    ['GET', '/api', {}],
    ['GET', '/api/nothing', {accept: 'text/html'}],
    ['DELETE', '/api/contact', {}],
    ['GET', '/nothing', {accept: 'application/json'}],
    ['POST', '/pricing', {}],
  ] as const)('%s %s is a JSON 404', async (method, url, headers) => {
    const {app} = await setUpSite();
    const answer = await app.inject({method, url, headers});
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({error: 'Not Found', message: 'There is nothing at this address.'});
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('without a build the API runs and pages say what to do', async () => {
    for (const siteDir of [undefined, '/nowhere/build']) {
      const {app} = await setUp({siteDir});
      expect((await app.inject('/api/health')).statusCode).toBe(200);
      const answer = await app.inject('/pricing');
      expect([answer.statusCode, answer.json().message]).toEqual([
        404,
        expect.stringContaining('npm run build'),
      ]);
    }
  });
});
