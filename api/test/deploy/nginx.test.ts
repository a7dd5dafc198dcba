/** The configuration that `api/deploy` gives, in a real nginx, before a real server. */
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {request as plainRequest} from 'node:http';
import {type RequestOptions, request as tlsRequest} from 'node:https';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {nginxHeaders, nginxRedirects} from '../../src/plugins/headerFiles';
import {describeWith} from '../engines/absent';
import {freePort} from '../engines/postgres';
import {afterTest, rows, setUp, temporaryDir, until, validMessage} from '../setUp';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

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
  ['location / {', `location ${home} {`],
  ['location = /api/ready {', `location = ${home}api/ready {`],
];

/** Starts nginx with the file as it is delivered, save ports, paths, the address of the server and other changes. */
async function startNginx(upstreamPort: number, changes: readonly [string, string][] = []) {
  const dir = temporaryDir();
  chmodSync(dir, 0o755);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=www.example.com'].concat([
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    {stdio: 'ignore'},
  );
  writeFileSync(join(dir, 'nginx-headers.conf'), nginxHeaders());
  writeFileSync(join(dir, 'nginx-redirects.conf'), nginxRedirects(moved));
  const delivered = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const replacements: [string, string][] = [
    ['127.0.0.1:3000', `127.0.0.1:${upstreamPort}`],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/www.example.com/privkey.pem', key],
    ['/srv/portal/api/dist/nginx-headers.conf', join(dir, 'nginx-headers.conf')],
    ['/srv/portal/api/dist/nginx-redirects.conf', join(dir, 'nginx-redirects.conf')],
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ...changes,
  ];
  let site = delivered;
  for (const [from, to] of replacements) {
    expect(site).toContain(from);
    site = site.replaceAll(from, to);
  }
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(dir, name));
    return `${name}_temp_path ${join(dir, name)};`;
  });
  const config = join(dir, 'nginx.conf');
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
     pid ${join(dir, 'pid')};
     error_log ${join(dir, 'error.log')};
     events {}
     http { access_log off; ${temp.join(' ')} ${site} }`,
  );
  const child = spawn(program ?? 'nginx', ['-c', config, '-p', dir, '-g', 'daemon off;'], {stdio: 'ignore'});
  const gone = new Promise((resolve) => child.once('exit', resolve));
  afterTest(async () => {
    child.kill('SIGQUIT');
    await gone;
  });
  await until(() => existsSync(join(dir, 'pid')) || child.exitCode !== null, 10_000);
  expect(readFileSync(join(dir, 'error.log'), 'utf8')).toBe('');
  return {http: `http://127.0.0.1:${httpPort}`, https: `https://127.0.0.1:${httpsPort}`};
}

async function setUpProxied(env: Record<string, string> = {}, changes?: readonly [string, string][]) {
  const siteDir = temporaryDir();
  writeFileSync(join(siteDir, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(siteDir, 'index.html.br'), 'as brotli');
  writeFileSync(join(siteDir, '_redirects'), moved);
  const api = await setUp({siteDir, env: {TRUST_PROXY: 'loopback', ...env}});
  await api.app.listen({port: 0, host: '127.0.0.1'});
  const {port} = api.app.server.address() as AddressInfo;
  return {...api, direct: `http://127.0.0.1:${port}`, ...(await startNginx(port, changes))};
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

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describeWith(program !== undefined && hasOpenssl, 'nginx')('nginx', () => {
  test('serves pages and files as the server does, with every header once', async () => {
    const {https, direct} = await setUpProxied();
    const forwarded = {headers: {'x-forwarded-proto': 'https', 'accept-encoding': 'br'}};
    for (const path of ['/', '/nothing', '/api/health', '/api/nothing']) {
      const proxied = await ask(https + path, {headers: {'accept-encoding': 'br'}});
      const own = await ask(direct + path, forwarded);
      expect([proxied.status, proxied.body]).toEqual([own.status, own.body]);
      for (const [name, value] of Object.entries(own.headers)) {
        if (!/^(?:date|connection|keep-alive|transfer-encoding|x-request-id|x-ratelimit-.*)$/.test(name)) {
          expect([name, proxied.headers[name]]).toEqual([name, value]);
          expect([name, timesSent(proxied, name)]).toEqual([name, 1]);
        }
      }
      expect(proxied.headers['strict-transport-security']).toBe('max-age=31536000');
      expect(proxied.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect((await ask(`${https}/`, {headers: {'accept-encoding': 'br'}})).body).toBe('as brotli');
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
    expect([bare.status, new URL(String(bare.headers.location)).pathname]).toEqual([301, '/portal/']);
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

  test('while the server is away nginx answers, with the same headers', async () => {
    const {https, app} = await setUpProxied();
    await app.close();
    const answer = await ask(`${https}/`);
    expect(answer.status).toBe(502);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
