/** The configuration that `api/deploy` gives, in a real nginx, before a real server. */
import {chmodSync, mkdirSync, writeFileSync} from 'node:fs';
import {request as plainRequest} from 'node:http';
import {type RequestOptions, request as tlsRequest} from 'node:https';
import type {AddressInfo} from 'node:net';
import {dirname, join} from 'node:path';
import {locales} from '../../src/languages/languages';
import {describeWith} from '../engines/absent';
import {hasBrotli, hasNginx, startNginx} from '../engines/nginx';
import {afterTest, rows, setUp, temporaryDir, validMessage} from '../setUp';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly rawHeaders: readonly string[];
  readonly body: string;
}

function ask(url: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
  const {protocol} = new URL(url);
  const call = protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = call(
      url,
      {
        servername: 'www.example.com',
        ...options,
        headers: {host: 'www.example.com', ...options.headers},
        rejectUnauthorized: false,
        agent: false,
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => {
          const {statusCode = 0, headers, rawHeaders} = response;
          resolve({status: statusCode, headers, rawHeaders, body: text});
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Addresses that have moved, as the build lists them. */
const moved = '/old /new 301\n/it/perch%C3%A9 /it/why#reason 301\n';

/** What the file says to change for a site below a path of its host. */
const below = (home: string): [string, string][] => [
  ['root /srv/portal/build;', `root ${temporaryDir()};`],
  ['location /api/ {', `location ^~ ${home} {`],
  ['location = /api/ready {', `location = ${home}api/ready {`],
];

const site = {
  'index.html': '<h1>Home</h1>',
  'index.html.br': 'as brotli',
  'index.html.gz': 'as gzip',
  'pricing.html': 'prices',
  'contact.html': 'contact',
  'contact/thanks.html': 'thanks',
  '404.html': 'nothing here',
  'it/index.html': 'casa',
  'it/pricing.html': 'prezzi',
  'it/404.html': 'qui non c’è nulla',
  'assets/js/main.1a2b.js': 'script',
  'it/assets/css/styles.css': 'styles',
  'assets/images/flow.svg': '<svg/>',
  'assets/files/list.csv': 'a,b',
  'favicon.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'llms/pricing.md': '# Prices',
  'search/index.pagefind': 'index',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:x@example.com',
  _redirects: moved,
};

async function startProxy(upstreamPort: number, siteDir: string, changes?: readonly [string, string][]) {
  const nginx = await startNginx({upstreamPort, siteDir, moved, changes});
  afterTest(() => nginx.remove());
  return nginx;
}

async function setUpProxied(env: Record<string, string> = {}, changes?: readonly [string, string][]) {
  const siteDir = temporaryDir();
  chmodSync(siteDir, 0o755);
  for (const [file, text] of Object.entries(site)) {
    mkdirSync(dirname(join(siteDir, file)), {recursive: true});
    writeFileSync(join(siteDir, file), text);
  }
  const api = await setUp({siteDir, env: {TRUST_PROXY: 'loopback', ...env}});
  await api.app.listen({port: 0, host: '127.0.0.1'});
  const {port} = api.app.server.address() as AddressInfo;
  return {...api, direct: `http://127.0.0.1:${port}`, ...(await startProxy(port, siteDir, changes))};
}

function timesSent(answer: Answer, name: string): number {
  return answer.rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === name).length;
}

const json = {'content-type': 'application/json', 'content-length': ''};
function post(url: string, message: object, headers: Record<string, string> = {}): Promise<Answer> {
  const body = JSON.stringify(message);
  return ask(
    `${url}/api/contact`,
    {method: 'POST', headers: {...json, 'content-length': String(Buffer.byteLength(body)), ...headers}},
    body,
  );
}

describeWith(hasNginx(), 'nginx')('nginx', () => {
  test('serves pages and files as the server does, with every header once', async () => {
    const {https, direct} = await setUpProxied();
    const files = Object.keys(site).filter((name) => !name.startsWith('.env'));
    const paths = [
      ...[
        '/',
        '/pricing',
        '/pricing/',
        '/pricing.html',
        '/pricing?a=b',
        '/pricing/?a=b',
        '/index.html',
        '/contact/thanks',
      ],
      ...[
        '/it',
        '/it/',
        '/it/index.html',
        '/it/pricing/',
        '/contact/',
        '/assets',
        '/assets/',
        '/nothing',
        '/it/nothing',
      ],
      ...[
        '/nothing/',
        '/it/nothing.html',
        '/italy',
        '/404',
        '/404.html',
        '/it/404',
        '/index.html.br',
        '/index.html.gz',
      ],
      ...[
        '/.env',
        '/../etc/passwd',
        '/%2e%2e/etc/passwd',
        '/pricing%00',
        '/pr%69cing',
        '/api/health',
        '/api/nothing',
      ],
      ...files.map((name) => `/${name}`),
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
      // nginx refuses by itself what the server does not find.
      if (proxied.status !== 400) {
        expect(shown(proxied)).toEqual(shown(own));
        compared++;
      }
      for (const name of ['strict-transport-security', 'content-security-policy', 'x-content-type-options']) {
        expect([path, name, proxied.headers[name]]).toEqual([
          path,
          name,
          own.headers[name] ?? expect.any(String),
        ]);
        expect([path, name, timesSent(proxied, name)]).toEqual([path, name, 1]);
      }
      expect([path, timesSent(proxied, 'cache-control')]).toEqual([
        path,
        proxied.status === 400 ? 1 : timesSent(own, 'cache-control'),
      ]);
    }
    expect(compared).toBeGreaterThan(45);
    expect((await ask(`${https}/api/health`)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('sends what lies compressed beside a file', async () => {
    const {https} = await setUpProxied();
    const coded = async (accepted: string) => {
      const {body, headers} = await ask(`${https}/`, {headers: {'accept-encoding': accepted}});
      expect(headers.vary).toContain('Accept-Encoding');
      return [body, headers['content-encoding'], headers['content-type']];
    };
    const html = 'text/html; charset=utf-8';
    expect(await coded('gzip')).toEqual(['as gzip', 'gzip', html]);
    expect(await coded('identity')).toEqual(['<h1>Home</h1>', undefined, html]);
    expect(await coded('gzip, br')).toEqual(
      hasBrotli ? ['as brotli', 'br', html] : ['as gzip', 'gzip', html],
    );
  });

  test('serves no other host, and leads to none', async () => {
    const {http, https} = await setUpProxied();
    const evil = {headers: {host: 'evil.test'}};
    await expect(ask(`${http}/x`, evil)).rejects.toThrow('socket hang up');
    await expect(ask(`${https}/x`, {...evil, servername: 'evil.test'})).rejects.toThrow();
    const {headers} = await ask(`${https}/pricing/`, {
      servername: 'www.example.com',
      headers: {host: 'www.example.com'},
    });
    expect(headers.location).toBe('/pricing');
  });

  test('one address may have so much under way, and no more', async () => {
    const {https} = await setUpProxied({RATE_LIMIT_GLOBAL: '10000'});
    const statuses = await Promise.all(
      Array.from({length: 160}, async () => (await ask(`${https}/api/health`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(90);
    expect((await ask(`${https}/pricing`)).status).toBe(200);
  });

  test('leads from addresses that have moved, with what was asked for', async () => {
    const {https, direct} = await setUpProxied();
    for (const url of [https, direct]) {
      for (const [path, to] of [
        ['/old?a=b', '/new?a=b'],
        ['/old/', '/new'],
        ['/it/perch%C3%A9', '/it/why#reason'],
      ]) {
        const {status, headers} = await ask(url + path);
        const {pathname, search, hash} = new URL(String(headers.location), url);
        expect([status, pathname + search + hash]).toEqual([301, to]);
      }
      expect((await ask(`${url}/older`)).status).toBe(404);
    }
  });

  test('leads from http to https', async () => {
    const {http} = await setUpProxied();
    const answer = await ask(`${http}/pricing?a=b`);
    expect([answer.status, answer.headers.location]).toEqual([301, 'https://www.example.com/pricing?a=b']);
  });

  test('takes a message from our own page, and none from another site', async () => {
    const {https, dataDir} = await setUpProxied();
    expect((await post(https, validMessage, {origin: 'https://www.example.com'})).status).toBe(202);
    expect((await post(https, validMessage, {origin: 'https://evil.example'})).status).toBe(403);
    expect(rows(dataDir, 'messages')).toHaveLength(1);
  });

  test('a client cannot claim another address to escape its limit', async () => {
    const {https} = await setUpProxied({RATE_LIMIT_CONTACT: '2'});
    const statuses = [];
    for (let i = 0; i < 4; i++) {
      const claim = {'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}`};
      statuses.push((await post(https, validMessage, claim)).status);
    }
    expect(statuses).toEqual([202, 202, 429, 429]);
  });

  test('what is too long is answered by the server while nginx can take it, and by nginx with the same headers', async () => {
    const {https} = await setUpProxied();
    const long = await post(https, {...validMessage, message: 'x'.repeat(150_000)});
    expect([long.status, JSON.parse(long.body).statusCode]).toEqual([413, 413]);
    const tooLong = await post(https, {...validMessage, message: 'x'.repeat(300_000)});
    expect(tooLong.status).toBe(413);
    expect(tooLong.headers['x-content-type-options']).toBe('nosniff');
    expect(tooLong.headers.server).toBe('nginx');
  });

  test('has a site below a path, and leaves the rest of the host alone', async () => {
    const env = {SITE_URL: 'https://www.example.com/portal'};
    const {https, dataDir, direct} = await setUpProxied(env, below('/portal/'));
    expect((await ask(`${https}/portal/`)).body).toBe('<h1>Home</h1>');
    const bare = await ask(`${https}/portal`);
    expect([bare.status, new URL(String(bare.headers.location), https).pathname]).toEqual([301, '/portal/']);
    const unknown = await ask(`${https}/portal/nothing`);
    expect([unknown.status, unknown.body]).toEqual([404, (await ask(`${direct}/portal/nothing`)).body]);
    for (const path of ['/', '/pricing', '/api/health', '/api/ready']) {
      const answer = await ask(https + path);
      expect([path, answer.status, answer.body.includes('nginx')]).toEqual([path, 404, true]);
    }
    const origin = 'https://www.example.com';
    expect((await post(`${https}/portal`, validMessage, {origin})).status).toBe(202);
    expect(rows(dataDir, 'messages')).toHaveLength(1);
    // Monitors are asked for from inside alone, and this is inside.
    expect((await ask(`${https}/portal/api/ready`)).status).toBe(200);
  });

  test('says outside nothing of how the server is, wherever the site lies', async () => {
    const inside: [string, string][] = [
      ['allow 127.0.0.0/8;', ''],
      ['allow ::1;', ''],
    ];
    const root = await setUpProxied({}, inside);
    expect((await ask(`${root.https}/api/ready`)).status).toBe(403);
    const env = {SITE_URL: 'https://www.example.com/portal'};
    const {https} = await setUpProxied(env, [...below('/portal/'), ...inside]);
    expect((await ask(`${https}/portal/api/ready`)).status).toBe(403);
  });

  test('while the server is away pages are served, and the API is answered with the same headers', async () => {
    const {https, app} = await setUpProxied();
    await app.close();
    expect(await ask(`${https}/it/pricing`)).toMatchObject({status: 200, body: 'prezzi'});
    expect(await ask(`${https}/it/nothing`)).toMatchObject({
      status: 404,
      body: locales.includes('it') ? 'qui non c’è nulla' : 'nothing here',
    });
    const answer = await ask(`${https}/api/health`);
    expect(answer.status).toBe(502);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
