import {type AddressInfo, connect} from 'node:net';
import {text} from 'node:stream/consumers';
import type {FastifyInstance} from 'fastify';
import {brand} from '../../src/data/brand';
import {keptLog, setUp, shared, validMessage} from './setUp';

test('every answer has the headers of security, and an id that the caller cannot choose', async () => {
  const {lines, logger} = keptLog();
  const {app, post} = await setUp({logger});
  const named = {'x-request-id': 'mine', 'request-id': 'mine'};
  const answers = [
    await app.inject({url: '/%zz', headers: named}),
    await post(validMessage, named),
    await app.inject({url: '/api/nothing', headers: named}),
    await app.inject({method: 'OPTIONS', url: '/api/contact', headers: named}),
  ];
  expect(answers.map(({statusCode}) => statusCode)).toEqual([404, 202, 404, 404]);
  for (const {headers} of answers) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(lines.map(({reqId}) => reqId)).toContain(headers['x-request-id']);
  }
});

/** Sends an address unchanged, with any number of Host headers. */
async function send(app: FastifyInstance, address: string, hosts: readonly string[] = ['x']) {
  if (!app.server.listening) {
    await app.listen({port: 0, host: '127.0.0.1'});
  }
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const lines = [`GET ${address} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), 'connection: close'];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

const below = {SITE_URL: 'https://www.example.com/portal'};
const serverBelow = shared(() => setUp({env: below}));

test.each([
  ['/api/health', 200],
  ['/%61pi/health', 200],
  ['/portal/api/health', 200],
  ['HTTPS://www.example.com:8443/portal/api/health', 200],
  ['/portal/portal/api/health', 404],
  ['/portalapi/health', 404],
  ['/other/api/health', 404],
  ['/portalhttp://www.example.com/api/health', 404],
  ['http://www.example.com?/api/health', 404],
])('the API is below the home of the site and at the root of the host: %s is %i', async (address, status) => {
  const {app} = await serverBelow();
  const answer = await send(app, address);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/^cache-control: no-store\r$/m);
});

test.each([
  ['https://www.example.com/portal', {}],
  ['https://www.example.com/portal', {API_ORIGIN: 'none'}],
  ['https://api.example.com', {API_ORIGIN: 'https://api.example.com'}],
])('OpenAPI names %s as the server: %j', async (url, env) => {
  const {app} = await setUp({env: {...below, ...env}});
  const {info, servers} = (await app.inject('/api/openapi.json')).json();
  expect([info.title, servers]).toEqual([`${brand.name} portal`, [{url}]]);
});

test('a request for two hosts is refused', async () => {
  const {app} = await setUp();
  expect(await send(app, '/api/health', ['x', 'y'])).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  [{}, undefined],
  [{TRUST_PROXY: '192.0.2.1'}, undefined],
  [{TRUST_PROXY: '127.0.0.1'}, 'max-age=31536000'],
])('only listed proxies are believed: %j', async (env, expected) => {
  const {app} = await setUp({env});
  const {headers} = await app.inject({url: '/api/health', headers: {'x-forwarded-proto': 'https'}});
  expect(headers['strict-transport-security']).toBe(expected);
});

test('slow clients and crowds hold no connection', async () => {
  const {server} = (await setUp()).app;
  expect(server).toMatchObject({timeout: 10_000, requestTimeout: 10_000, headersTimeout: 5_000});
  expect(server.maxConnections).toBe(4_000);
});
