import {chmodSync, readFileSync, writeFileSync} from 'node:fs';
import {request as plainRequest} from 'node:http';
import {type RequestOptions, request as tlsRequest} from 'node:https';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {wordsIn} from '../../src/languages/languages';
import {describeWith} from '../engines/absent';
import {hasBrotli, hasNginx, startNginx} from '../engines/nginx';
import {afterTest, rows, setUp, shared, temporaryDir, validMessage, writeFiles} from '../setUp';
import {whereItalian} from '../../../tests/whereItalian';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly rawHeaders: readonly string[];
  readonly body: string;
}

function ask(url: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
  const call = url.startsWith('https:') ? tlsRequest : plainRequest;
  const given = {
    servername: 'www.example.com',
    ...options,
    headers: {host: 'www.example.com', ...options.headers},
    rejectUnauthorized: false,
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const request = call(url, given, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => {
        const {statusCode = 0, headers, rawHeaders} = response;
        resolve({status: statusCode, headers, rawHeaders, body: text});
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

const moved =
  '/old /new 301\n/Docs.1 /docs.1 301\n/it/perch%C3%A9 /it/why#reason 301\n/a /b?c=d 301\n/x"$y https://z.example/$" 301\n';

/** Returns the lines to change for a site with a base path. */
const below = (home: string): [string, string][] => [
  ['location /api/ {', `location ^~ ${home} {`],
  ['location = /api/ready {', `location = ${home}api/ready {`],
];

const names = `assets/js/main.1a2b.js it/assets/css/styles.css assets/images/flow.svg assets/files/list.csv
  assets/files/list.xlsx downloads/day.ics robots.txt sitemap.xml llms/pricing.md search/index.pagefind .env
  .well-known/security.txt contact/thanks.html it/index.html`;

const site = {
  ...Object.fromEntries(names.split(/\s+/).map((name) => [name, `text of ${name}`])),
  ...{'index.html': '<h1>Home</h1>', 'index.html.br': 'as brotli', 'index.html.gz': 'as gzip'},
  ...{'pricing.html': 'prices', 'it/pricing.html': 'prezzi'},
  ...{'404.html': 'nothing here', 'it/404.html': 'qui non c’è nulla'},
  _redirects: moved,
};

async function setUpProxied(env: Record<string, string> = {}, changes?: readonly [string, string][]) {
  const siteDir = temporaryDir();
  chmodSync(siteDir, 0o755);
  writeFiles(siteDir, site);
  const api = await setUp({siteDir, env: {TRUST_PROXY: 'loopback', ...env}});
  await api.app.listen({port: 0, host: '127.0.0.1'});
  const {port} = api.app.server.address() as AddressInfo;
  // With a base path, the server sends the pages.
  const pages = env.SITE_URL ? temporaryDir() : siteDir;
  const nginx = await startNginx({upstreamPort: port, siteDir: pages, moved, changes});
  afterTest(() => nginx.remove());
  return {...api, direct: `http://127.0.0.1:${port}`, ...nginx};
}

const securityHeader = /^(?:content-security|cross-|permissions|referrer|strict|x-content)/;

const sharedProxied = shared(setUpProxied);

const timesSent = (answer: Answer, name: string) =>
  answer.rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === name).length;

function post(url: string, message: object, headers: Record<string, string> = {}): Promise<Answer> {
  const body = JSON.stringify(message);
  const own = {'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body))};
  return ask(`${url}/api/contact`, {method: 'POST', headers: {...own, ...headers}}, body);
}

describeWith(hasNginx(), 'nginx')('nginx', () => {
  test('serves pages and files as the server does, with every header once', async () => {
    const {https, direct} = await sharedProxied();
    const pages = '/ /pricing /pricing/ /pricing.html /pricing?a=b /pricing/?a=b /index.html /it /it/';
    const missing = '/it/pricing/ /assets /assets/ /nothing /it/nothing /nothing/ /italy /404 /404.html';
    const odd = '/index.html.br /.env /../etc/passwd /%2e%2e/etc/passwd /pr%69cing /api/health /api/nothing';
    const paths = [
      ...[pages, missing, odd].flatMap((line) => line.split(' ')),
      ...Object.keys(site).map((name) => `/${name}`),
    ];
    let compared = 0;
    for (const path of paths) {
      const proxied = await ask(https + path);
      const own = await ask(direct + path, {headers: {'x-forwarded-proto': 'https'}});
      const shown = ({status, headers, body}: Answer) => ({
        path,
        status,
        location: headers.location,
        type: status < 300 || status === 404 ? headers['content-type'] : undefined,
        caching: headers['cache-control'],
        body: status === 308 ? '' : body,
      });
      // nginx rejects some paths that the server answers with 404.
      if (proxied.status !== 400) {
        expect(shown(proxied)).toEqual(shown(own));
        expect([path, timesSent(proxied, 'cache-control')]).toEqual([path, 1]);
        compared++;
      }
      const names = Object.keys(own.headers).filter((name) => securityHeader.test(name));
      expect(names).toHaveLength(6);
      for (const name of proxied.status === 400 ? [] : names) {
        expect([path, name, proxied.headers[name], timesSent(proxied, name)]).toEqual([
          ...[path, name, own.headers[name], 1],
        ]);
      }
    }
    expect(compared).toBeGreaterThan(40);
  });

  test('sends compressed copies', async () => {
    const {https} = await sharedProxied();
    for (const [accepted, coding, body] of [
      ['gzip', 'gzip', 'as gzip'],
      ['identity', undefined, '<h1>Home</h1>'],
      ['gzip, br', hasBrotli ? 'br' : 'gzip', hasBrotli ? 'as brotli' : 'as gzip'],
    ] as const) {
      const answer = await ask(`${https}/`, {headers: {'accept-encoding': accepted}});
      expect([answer.headers['content-encoding'], answer.body]).toEqual([coding, body]);
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  test('serves no other host, and redirects http to https, except for certificates', async () => {
    const {http, https, dir} = await sharedProxied();
    const evil = {headers: {host: 'evil.test'}};
    await expect(ask(`${http}/x`, evil)).rejects.toThrow('socket hang up');
    await expect(ask(`${https}/x`, {...evil, servername: 'evil.test'})).rejects.toThrow();
    const answer = await ask(`${http}/pricing?a=b`);
    expect([answer.status, answer.headers.location]).toEqual([301, 'https://www.example.com/pricing?a=b']);
    writeFiles(join(dir, 'www'), {'.well-known/acme-challenge/token': 'proof'});
    expect((await ask(`${http}/.well-known/acme-challenge/token`)).body).toBe('proof');
  });

  test('redirects pages that have moved', async () => {
    const {https, direct} = await sharedProxied();
    for (const url of [https, direct]) {
      for (const [path, to] of [
        ['/old?a=b', '/new?a=b'],
        ['/old/', '/new'],
        ['/Docs.1', '/docs.1'],
        ['/x%22$y', url === https ? '/%24%22' : '/$%22'],
        ['/it/perch%C3%A9', '/it/why#reason'],
        ['/a/?e=f', '/b?c=d'],
      ]) {
        const {status, headers} = await ask(url + path);
        const {pathname, search, hash} = new URL(String(headers.location), url);
        expect([status, pathname + search + hash]).toEqual([301, to]);
      }
      for (const other of ['/older', '/docs.1', '/Docs-1']) {
        expect((await ask(url + other)).status).toBe(404);
      }
    }
  });

  test('sends the headers of a new build after a reload, and not before', async () => {
    const {https, dir, reload} = await setUpProxied();
    const policy = async () => String((await ask(`${https}/`)).headers['content-security-policy']);
    const file = join(dir, 'nginx-headers.conf');
    const [old, changed] = ["frame-src 'none'", 'frame-src https://player.example'];
    expect(await policy()).toContain(old);
    writeFileSync(file, readFileSync(file, 'utf8').replace(old, changed));
    expect(await policy()).toContain(old);
    expect(reload()).not.toContain('[warn]');
    // Both the old and the new worker answer until the old one has closed.
    let now = '';
    for (let tries = 0; tries < 600 && !now.includes(changed); tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      now = await policy();
    }
    expect(now).toContain(changed);
  });

  test('takes messages of our own page, and no other address or host that a client claims', async () => {
    const {https} = await setUpProxied({RATE_LIMIT_CONTACT: '2'});
    const evil = {origin: 'https://evil.example', 'x-forwarded-host': 'evil.example'};
    expect((await post(https, validMessage, evil)).status).toBe(403);
    const statuses = [];
    for (let i = 0; i < 3; i++) {
      const claim = {'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}`};
      const message = {...validMessage, name: `Visitor ${i}`};
      statuses.push((await post(https, message, {origin: 'https://www.example.com', ...claim})).status);
    }
    expect(statuses).toEqual([202, 202, 429]);
  });

  test('limits open requests and calls of one address, and says so to scripts', async () => {
    const {https, log} = await setUpProxied();
    const health = () => ask(`${https}/api/health`);
    /** Keeps a request open by withholding its body. */
    const hold = () => {
      const headers = {host: 'www.example.com', 'content-length': '9'};
      const options = {method: 'POST', headers, rejectUnauthorized: false, agent: false};
      const request = tlsRequest(`${https}/api/contact`, options).on('error', () => {});
      request.flushHeaders();
      afterTest(() => request.destroy());
    };
    Array.from({length: 98}, hold);
    expect((await health()).status).toBe(200);
    Array.from({length: 2}, hold);
    while (!log().includes('by zone "portal_connections"')) {
      await health();
    }
    // More than the rate limits allow in these seconds, so that some requests exceed both.
    const refused = await Promise.all(Array.from({length: 60}, health));
    expect(log()).toContain('limiting requests');
    for (const {status, headers, body} of refused) {
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        ...[429, 'application/json; charset=utf-8', 'no-store'],
      ]);
      const message = wordsIn('en').server.tooMany;
      expect(JSON.parse(body)).toEqual({statusCode: 429, error: 'Too Many Requests', message});
    }
    expect((await ask(`${https}/pricing`)).status).toBe(429);
  });

  test('messages that are too long are answered by the server, or by nginx in the same words', async () => {
    const {https} = await sharedProxied();
    for (const length of [150_000, 300_000]) {
      const {status, body, headers} = await post(https, {...validMessage, message: 'x'.repeat(length)});
      expect([status, JSON.parse(body).message]).toEqual([413, wordsIn('en').server.tooLarge]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('while the server is down, pages are served, and scripts get JSON', async () => {
    const {https, app} = await setUpProxied();
    await app.close();
    expect(await ask(`${https}/it/pricing`)).toMatchObject({status: 200, body: 'prezzi'});
    expect(await ask(`${https}/nothing`)).toMatchObject({status: 404, body: 'nothing here'});
    const json = await ask(`${https}/api/health`);
    expect(JSON.parse(json.body)).toMatchObject({statusCode: 502, error: 'Bad Gateway'});
    expect((await ask(`${https}/portal-errors/en-502.html`)).status).toBe(404);
  });

  test.each([['en', 'contact'], ...whereItalian.rows(['it', 'it/contact'])])(
    'while the server is down, a form gets a page in its language: %s',
    async (locale, path) => {
      const {https, app} = await setUpProxied();
      await app.close();
      const type = 'application/x-www-form-urlencoded';
      const form = {'content-type': type, referer: `https://www.example.com/${path}`};
      const {status, body, headers} = await ask(
        `${https}/api/contact`,
        {method: 'POST', headers: form},
        'a=b',
      );
      expect([status, headers['content-type']]).toEqual([502, 'text/html; charset=utf-8']);
      expect(body).toContain(`<html lang="${locale}">`);
      expect(body).toContain(wordsIn(locale!).server.serverError);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  test('the access log has no address and no query', async () => {
    const {https, dir} = await sharedProxied();
    await ask(`${https}/pricing?email=ada@example.com`);
    await ask(`${https}/nothing`);
    const log = readFileSync(join(dir, 'portal.log'), 'utf8');
    expect(log).toMatch(/^\S+ GET \/pricing\S* 200 6 /m);
    expect(log).not.toMatch(/127\.0\.0\.1|example/);
  });

  test('serves a site below a path, and not the rest of the host', async () => {
    const env = {SITE_URL: 'https://www.example.com/portal'};
    const {https, dataDir, direct} = await setUpProxied(env, below('/portal/'));
    expect((await ask(`${https}/portal/`)).body).toBe('<h1>Home</h1>');
    const bare = await ask(`${https}/portal`);
    expect([bare.status, new URL(String(bare.headers.location), https).pathname]).toEqual([301, '/portal/']);
    const unknown = await ask(`${https}/portal/nothing`);
    expect([unknown.status, unknown.body]).toEqual([404, (await ask(`${direct}/portal/nothing`)).body]);
    for (const path of ['/', '/pricing', '/api/health', '/api/ready']) {
      expect((await ask(https + path)).status).toBe(404);
    }
    const origin = 'https://www.example.com';
    expect((await post(`${https}/portal`, validMessage, {origin})).status).toBe(202);
    expect(rows(dataDir, 'messages')).toHaveLength(1);
    expect((await ask(`${https}/portal/api/ready`)).status).toBe(200);
  });

  test.each([
    ['/', {}],
    ['/portal/', {SITE_URL: 'https://www.example.com/portal'}],
  ])('tells nobody outside whether the server is ready, for a site at %s', async (home, env) => {
    const outside: [string, string][] = [
      ['allow 127.0.0.0/8;', ''],
      ['allow ::1;', ''],
    ];
    const {https} = await setUpProxied(env, [...(home === '/' ? [] : below(home)), ...outside]);
    for (const api of ['api/ready', '%61pi/ready', 'api//ready', 'x/../api/ready', 'api/ready?x']) {
      const path = home + api;
      expect([path, (await ask(https + path)).status]).toEqual([path, 403]);
    }
  });
});
