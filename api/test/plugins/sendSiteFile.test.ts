import {mkdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {setUp, temporaryDir} from '../setUp';
import {whereItalian} from '../../../tests/whereItalian';

const files = {
  'index.html': 'the whole home page',
  'index.html.br': 'home br',
  // As long as the other coding and of the same time: size and time alone would give both one tag.
  'index.html.gz': 'home gz',
  '404.html': 'there is nothing here',
  '404.html.br': 'nothing br',
  '404.html.gz': 'nothing gz',
  'it/404.html': 'qui non c’è proprio nulla',
  'it/404.html.br': 'nulla br',
  'it/404.html.gz': 'nulla gz',
  'assets/js/main.1a2b.js': 'a long script',
  'assets/js/main.1a2b.js.br': 'script br',
  'assets/js/main.1a2b.js.gz': 'script gz',
  'it/assets/css/styles.3c4d.css': 'a long style sheet',
  'it/assets/css/styles.3c4d.css.gz': 'styles gz',
  'assets/font.5e6f.woff2': 'font',
  'logo.svg': '<svg></svg>',
  'logo.svg.br': 'svg br',
  'site.webmanifest': '{"name": "x"}',
  'site.webmanifest.gz': 'manifest gz',
  'guides/setup.md': '# Setup',
  'downloads/list.pdf': '%PDF-1.7',
  'downloads/register.csv': 'ID',
  'llms.txt': '# Site',
  'downloads/list.unheard-of': 'list',
};

/** Seconds since the epoch: 1 March 2026, 10:00 UTC. */
const built = 1772359200;

async function setUpSite() {
  const siteDir = temporaryDir();
  for (const [file, text] of Object.entries(files)) {
    const path = join(siteDir, file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    utimesSync(path, built, built);
  }
  const {app} = await setUp({siteDir});
  /** Asks as a browser would, and keeps the headers that speak of the content. */
  async function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
    const answer = await app.inject({method, url, headers});
    const kept = [
      'content-type',
      'content-encoding',
      'content-length',
      'content-range',
      'cache-control',
      'etag',
      'last-modified',
      'vary',
    ].filter((name) => answer.headers[name] !== undefined);
    return {
      status: answer.statusCode,
      body: answer.body,
      ...Object.fromEntries(kept.map((name) => [name, answer.headers[name]])),
    };
  }
  return {app, siteDir, get};
}

const home = {
  status: 200,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'last-modified': 'Sun, 01 Mar 2026 10:00:00 GMT',
  vary: 'Origin, Accept-Encoding',
};
const plainHome = {
  ...home,
  body: 'the whole home page',
  'content-length': '19',
  etag: '"13-19ca8d72d00-identity"',
};
const brHome = {
  ...home,
  body: 'home br',
  'content-encoding': 'br',
  'content-length': '7',
  etag: '"7-19ca8d72d00-br"',
};
const gzipHome = {
  ...home,
  body: 'home gz',
  'content-encoding': 'gzip',
  'content-length': '7',
  etag: '"7-19ca8d72d00-gzip"',
};

describe('a file that lies in several codings', () => {
  test.each([
    [undefined, plainHome],
    ['', plainHome],
    ['gzip, deflate, br, zstd', brHome],
    ['gzip', gzipHome],
    ['br;q=0.5, gzip;q=0.8', gzipHome],
    ['gzip;q=0, *', brHome],
    ['*;q=0', plainHome],
    ['identity, br;q=0.5', plainHome],
  ])('asked for with "%s", by GET and HEAD', async (accepted, expected) => {
    const {get} = await setUpSite();
    const headers: Record<string, string> = accepted === undefined ? {} : {'accept-encoding': accepted};
    expect(await get('/', headers)).toEqual(expected);
    expect(await get('/', headers, 'HEAD')).toEqual({...expected, body: ''});
  });

  test.each([
    ['br', '"7-19ca8d72d00-br"'],
    ['gzip', '"7-19ca8d72d00-gzip"'],
    ['identity', '"13-19ca8d72d00-identity"'],
  ])('as %s is unchanged for its own tag alone', async (coding, etag) => {
    const {get} = await setUpSite();
    const unchanged = {
      status: 304,
      body: '',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag,
      'last-modified': 'Sun, 01 Mar 2026 10:00:00 GMT',
      vary: 'Origin, Accept-Encoding',
    };
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const headers = {'accept-encoding': coding, 'if-none-match': known};
      expect(await get('/', headers)).toEqual(unchanged);
      expect(await get('/', headers, 'HEAD')).toEqual(unchanged);
    }
    for (const other of ['br', 'gzip', 'identity'].filter((name) => name !== coding)) {
      expect(await get('/', {'accept-encoding': other, 'if-none-match': etag})).toMatchObject({status: 200});
    }
  });

  test('is unchanged since its date, unless a tag says otherwise', async () => {
    const {get} = await setUpSite();
    const since = {'accept-encoding': 'br', 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT'};
    expect(await get('/', since)).toMatchObject({status: 304, etag: '"7-19ca8d72d00-br"'});
    expect(await get('/', {...since, 'if-none-match': '"other"'})).toMatchObject({status: 200});
  });

  test.each([
    ['br', 'bytes=5-6', 'br', 'bytes 5-6/7'],
    ['gzip', 'bytes=-2', 'gz', 'bytes 5-6/7'],
    ['identity', 'bytes=10-13', 'home', 'bytes 10-13/19'],
  ])('gives a part of %s out of that coding', async (coding, range, body, contentRange) => {
    const {get} = await setUpSite();
    const {'content-encoding': encoding, ...answer} = {
      'content-encoding': 'identity',
      ...(await get('/', {'accept-encoding': coding, range})),
    };
    expect(encoding).toBe(coding);
    expect(answer).toMatchObject({status: 206, body, 'content-range': contentRange});
    expect(answer).toMatchObject({'content-length': String(body.length), vary: 'Origin, Accept-Encoding'});
  });

  test.each([
    ['"7-19ca8d72d00-br"', 206, 'ho'],
    ['Sun, 01 Mar 2026 10:00:00 GMT', 206, 'ho'],
    // Bytes of another coding would not fit to those the caller has; a weak tag promises nothing about bytes.
    ['"7-19ca8d72d00-gzip"', 200, 'home br'],
    ['W/"7-19ca8d72d00-br"', 200, 'home br'],
  ])('goes on with a part for If-Range %s: %d', async (ifRange, status, body) => {
    const {get} = await setUpSite();
    const headers = {'accept-encoding': 'br', range: 'bytes=0-1', 'if-range': ifRange};
    expect(await get('/', headers)).toMatchObject({status, body});
  });

  test.each([
    ['"7-19ca8d72d00-br"', 200],
    ['*', 200],
    ['"7-19ca8d72d00-gzip"', 412],
    ['W/"7-19ca8d72d00-br"', 412],
  ])('meets If-Match %s: %d', async (ifMatch, status) => {
    const {get} = await setUpSite();
    const answer = await get('/', {'accept-encoding': 'br', 'if-match': ifMatch});
    expect(answer).toMatchObject({status});
    expect(answer).not.toHaveProperty('content-range');
  });

  test('refuses a part beyond its end, in plain JSON', async () => {
    const {get} = await setUpSite();
    const {body, ...answer} = await get('/', {'accept-encoding': 'br', range: 'bytes=7-9'});
    expect(answer).toEqual({
      status: 416,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'content-range': 'bytes */7',
      'cache-control': 'no-store',
      vary: 'Origin',
    });
  });

  test('is sent plain while its coding is away', async () => {
    const {get, siteDir} = await setUpSite();
    rmSync(join(siteDir, 'index.html.br'));
    expect(await get('/', {'accept-encoding': 'br'})).toEqual(plainHome);
    rmSync(join(siteDir, 'index.html'));
    const gone = {
      status: 404,
      body: expect.stringContaining('There is nothing at this address.'),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    };
    expect(await get('/', {'accept-encoding': 'br'})).toMatchObject(gone);
    mkdirSync(join(siteDir, 'index.html'));
    expect(await get('/', {'accept-encoding': 'br'})).toMatchObject(gone);
  });

  test('arrives whole in a client that decodes', async () => {
    const {app, siteDir} = await setUpSite();
    const text = 'È lungo. '.repeat(50_000);
    writeFileSync(join(siteDir, 'index.html'), text);
    writeFileSync(join(siteDir, 'index.html.br'), brotliCompressSync(text));
    writeFileSync(join(siteDir, 'index.html.gz'), gzipSync(text));
    const address = await app.listen({port: 0});
    for (const [accepted, coding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await fetch(address, {headers: {'accept-encoding': accepted}});
      expect(answer.headers.get('content-encoding')).toBe(coding);
      expect(await answer.text()).toBe(text);
    }
  });
});

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

describe('each kind of file', () => {
  test.each([
    ['/assets/js/main.1a2b.js', 'script br', 'br', 'application/javascript; charset=utf-8', forever],
    ['/it/assets/css/styles.3c4d.css', 'styles gz', 'gzip', 'text/css; charset=utf-8', forever],
    ['/logo.svg', 'svg br', 'br', 'image/svg+xml', revalidate],
    ['/site.webmanifest', 'manifest gz', 'gzip', 'application/manifest+json', revalidate],
  ])('%s keeps its type and caching', async (url, body, coding, type, caching) => {
    const {get} = await setUpSite();
    expect(await get(url, {'accept-encoding': 'br, gzip'})).toMatchObject({
      status: 200,
      body,
      'content-encoding': coding,
      'content-type': type,
      'cache-control': caching,
      vary: 'Origin, Accept-Encoding',
    });
  });

  test.each([
    ['/guides/setup.md', 'text/markdown; charset=utf-8'],
    ['/downloads/list.pdf', 'application/pdf'],
    ['/downloads/register.csv', 'text/csv; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/downloads/list.unheard-of', 'application/octet-stream'],
  ])('%s says what it is', async (url, type) => {
    const {get} = await setUpSite();
    expect(await get(url)).toMatchObject({status: 200, 'content-type': type, 'cache-control': revalidate});
  });

  test('a file that lies in no coding does not vary with it', async () => {
    const {get} = await setUpSite();
    expect(await get('/assets/font.5e6f.woff2', {'accept-encoding': 'br, gzip'})).toEqual({
      status: 200,
      body: 'font',
      'content-type': 'font/woff2',
      'content-length': '4',
      'cache-control': forever,
      etag: '"4-19ca8d72d00-identity"',
      'last-modified': 'Sun, 01 Mar 2026 10:00:00 GMT',
      vary: 'Origin',
    });
  });
});

describe('404 pages', () => {
  test.each([
    ['/nothing', 'br', 'nothing br', '10'],
    ['/nothing', 'gzip', 'nothing gz', '10'],
    ...whereItalian.rows(
      ['/it/nothing', 'gzip, br', 'nulla br', '8'],
      ['/it/nothing', 'gzip', 'nulla gz', '8'],
      ['/it/assets/css/styles.3c4d.css.gz', 'gzip', 'nulla gz', '8'],
    ),
    // A coding has no address of its own.
    ['/index.html.br', 'br', 'nothing br', '10'],
    ['/index.br', 'br', 'nothing br', '10'],
    ['/.br', 'br', 'nothing br', '10'],
    ['/404.html.gz', 'br', 'nothing br', '10'],
    ['/assets/js/main.1a2b.js.gz', 'gzip', 'nothing gz', '10'],
  ])('%s as %s', async (url, accepted, body, length) => {
    const {get} = await setUpSite();
    const expected = {
      status: 404,
      body,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': accepted.split(' ').at(-1),
      'content-length': length,
      'cache-control': revalidate,
      vary: 'Origin, Accept-Encoding',
    };
    // Neither a condition nor a range may hide that there is nothing.
    for (const [name, value] of [
      ['if-none-match', '*'],
      ['if-match', '"x"'],
      ['range', 'bytes=0-1'],
    ] as const) {
      expect(await get(url, {'accept-encoding': accepted, [name]: value})).toEqual(expected);
    }
    expect(await get(url, {'accept-encoding': accepted}, 'HEAD')).toEqual({...expected, body: ''});
  });

  whereItalian.test('are sent plain to who asks for no coding', async () => {
    const {get} = await setUpSite();
    expect(await get('/it/nothing')).toEqual({
      status: 404,
      body: 'qui non c’è proprio nulla',
      'content-type': 'text/html; charset=utf-8',
      'content-length': '28',
      'cache-control': revalidate,
      vary: 'Origin, Accept-Encoding',
    });
  });

  test('answers that are made here stay as they are', async () => {
    const {get} = await setUpSite();
    for (const [url, status] of [
      ['/api/health', 200],
      ['/api/nothing', 404],
    ] as const) {
      const answer = await get(url, {'accept-encoding': 'br, gzip'});
      expect(answer).toMatchObject({status, vary: 'Origin'});
      expect(answer).not.toHaveProperty('content-encoding');
    }
  });
});
