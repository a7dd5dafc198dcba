import {type AddressInfo, connect} from 'node:net';
import {text} from 'node:stream/consumers';
import type {FastifyInstance} from 'fastify';
import * as z from 'zod';
import {brand} from '../../src/data/brand';
import {mailParties} from '../src/app';
import {loadConfig} from '../src/config';
import {errorAnswerSchema} from '../src/contract';
import {serializers} from '../src/plugins/requestLog';
import {setUp, validMessage} from './setUp';

/** Methods and addresses of every API route, from Fastify's own list. */
async function apiRoutes(): Promise<{method: 'GET' | 'POST'; url: string}[]> {
  const found: {method: 'GET' | 'POST'; url: string}[] = [];
  const {app} = await setUp();
  for (const line of app.printRoutes({commonPrefix: false}).split('\n')) {
    const [, url, methods] = /(\/api\/\S+) \((.+)\)/.exec(line) ?? [];
    for (const method of ['GET', 'POST'] as const) {
      if (url && !url.includes('*') && methods?.split(', ').includes(method)) {
        found.push({method, url});
      }
    }
  }
  return found;
}

const strictShape = z.strictObject(errorAnswerSchema.shape);

describe('errors', () => {
  test('every route gives them in the one shape', async () => {
    const routes = await apiRoutes();
    expect(routes.map(({method, url}) => `${method} ${url}`).sort()).toEqual([
      'GET /api/email/test',
      'GET /api/health',
      'GET /api/openapi.json',
      'GET /api/ready',
      'POST /api/contact',
      'POST /api/echo',
    ]);
    // It has no limit, and no error of this kind.
    for (const route of routes.filter(({url}) => url !== '/api/ready')) {
      const {app} = await setUp({env: {RATE_LIMIT_CONTACT: '1', RATE_LIMIT_GLOBAL: '1'}});
      const errors = [];
      for (let i = 0; i < 12; i++) {
        const answer = await app.inject({...route, headers: {'content-type': 'text/plain'}, payload: 'x'});
        if (answer.statusCode >= 400) {
          errors.push(answer);
        }
      }
      expect(errors.some((answer) => answer.statusCode === 429)).toBe(true);
      for (const answer of errors) {
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(strictShape.parse(answer.json()).statusCode).toBe(answer.statusCode);
      }
    }
  });

  test('the check of the shape catches what Fastify would say by itself', () => {
    const own = {statusCode: 404, code: 'FST_ERR', error: 'Not Found', message: 'x'};
    expect(strictShape.safeParse(own).success).toBe(false);
  });

  test.each([
    [new Error('secret'), 500],
    [Object.assign(new Error('secret'), {statusCode: 503}), 500],
    [Object.assign(new Error('secret'), {statusCode: 409}), 409],
    ['secret', 500],
  ])('internals stay in the log: %s', async (failure, statusCode) => {
    const lines: string[] = [];
    const {post} = await setUp({
      store: {saveMessage: () => Promise.reject(failure)},
      logger: {level: 'info', stream: {write: (line: string) => void lines.push(line)}},
    });
    const answer = await post(validMessage);
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.body).not.toContain('secret');
    if (statusCode === 500) {
      expect(answer.json()).toEqual({
        statusCode: 500,
        error: 'Internal Server Error',
        message: 'Something went wrong on our side. Nothing you entered is lost; please try again.',
      });
      const line = lines.find((text) => text.includes('request failed'));
      expect(line).toContain('secret');
      expect(line).toContain(`"reqId":"${String(answer.headers['x-request-id'])}"`);
    }
  });

  test('the log of a good and a bad message names nobody', async () => {
    const lines: string[] = [];
    const {post, app} = await setUp({
      logger: {level: 'trace', stream: {write: (line: string) => void lines.push(line)}},
    });
    await post(validMessage);
    await post({...validMessage, email: 'ada'});
    await app.inject('/api/health?email=ada@example.com');
    const log = lines.join('');
    expect(log).toContain('"status":202');
    expect(log).toContain('"status":400');
    const ids = log.match(/"reqId":"[0-9a-f-]{36}"/g) ?? [];
    expect(new Set(ids).size).toBe(3);
    for (const personal of [...Object.values(validMessage), '127.0.0.1']) {
      expect(log).not.toContain(personal);
    }
  });

  test('an error that quotes addresses and rows is logged without them', async () => {
    const lines: string[] = [];
    const error = Object.assign(new Error('no <ada@example.com>, see node_modules/@portal/x'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com) exists',
    });
    const {post} = await setUp({
      store: {saveMessage: () => Promise.reject(error)},
      logger: {level: 'info', serializers, stream: {write: (line: string) => void lines.push(line)}},
    });
    await post(validMessage);
    const log = lines.join('');
    expect(log).toContain('no <<address>>, see node_modules/@portal/x');
    expect(log).toContain('"code":"23505"');
    expect(log).not.toContain('ada@example.com');
  });

  test('every answer names its request, and no caller can choose the name', async () => {
    const {app, post} = await setUp();
    const named = {'x-request-id': 'mine', 'request-id': 'mine'};
    const undecodable = await app.inject({url: '/%zz', headers: named});
    expect([undecodable.statusCode, undecodable.headers['x-content-type-options']]).toEqual([404, 'nosniff']);
    expect(undecodable.json().message).toBe('There is nothing at this address.');
    for (const answer of [
      undecodable,
      await post(validMessage, named),
      await app.inject({url: '/api/nothing', headers: named}),
      await app.inject({method: 'OPTIONS', url: '/api/contact', headers: named}),
    ]) {
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });
});

/** Sends an address as it is, and as many hosts as are given. */
async function send(app: FastifyInstance, address: string, hosts: readonly string[] = ['x']) {
  await app.listen({port: 0, host: '127.0.0.1'});
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const lines = [`GET ${address} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), 'connection: close'];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

describe('addresses', () => {
  test.each([
    ['/api/health', 200],
    ['/portal/api/health', 200],
    ['http://www.example.com/api/health', 200],
    ['HTTPS://www.example.com:8443/portal/api/health', 200],
    ['/portal/portal/api/health', 404],
    ['/portalapi/health', 404],
    ['/other/api/health', 404],
    ['/portalhttp://www.example.com/api/health', 404],
    ['http://www.example.com?/api/health', 404],
    // A page, which is not built.
    ['http://www.example.com', 404, 'npm run build'],
    ['http://www.example.com?a=b', 404, 'npm run build'],
  ])(
    'the API is below the home of the site and at the root of the host: %s is answered %i',
    async (address, status, words = '') => {
      const {app} = await setUp({env: {SITE_URL: 'https://www.example.com/portal'}});
      expect(await send(app, address)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*${words}`));
    },
  );

  test.each([
    ['https://www.example.com/portal', {}],
    ['https://www.example.com/portal', {API_ORIGIN: 'none'}],
    ['https://api.example.com', {API_ORIGIN: 'https://api.example.com'}],
  ])('the API says that it is at %s: %j', async (url, env) => {
    const {app} = await setUp({env: {SITE_URL: 'https://www.example.com/portal', ...env}});
    const {info, servers} = (await app.inject('/api/openapi.json')).json();
    expect([info.title, servers]).toEqual([`${brand.name} portal`, [{url}]]);
  });

  test('a call for two hosts is refused: a proxy in front could have meant the other one', async () => {
    const {app} = await setUp();
    expect(await send(app, '/api/health', ['x', 'y'])).toMatch(
      /^HTTP\/1.1 400 [^]*This request could not be accepted\./,
    );
    const one = await setUp();
    expect(await send(one.app, '/api/health', ['x\r\nX-Other: host'])).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('every call', () => {
  test('what a proxy says is believed of those that are listed alone', async () => {
    const said = async (env: Record<string, string>) => {
      const {app} = await setUp({env});
      const {headers} = await app.inject({url: '/api/health', headers: {'x-forwarded-proto': 'https'}});
      return headers['strict-transport-security'];
    };
    expect(await said({})).toBeUndefined();
    expect(await said({TRUST_PROXY: '192.0.2.1'})).toBeUndefined();
    expect(await said({TRUST_PROXY: '127.0.0.1'})).toBe('max-age=31536000');
  });

  test('who sends slowly holds no connection', async () => {
    const {app} = await setUp();
    expect(app.server).toMatchObject({timeout: 10_000, requestTimeout: 10_000, headersTimeout: 5_000});
    expect(app.server.maxConnections).toBe(4_000);
  });

  test('while the process stops, whoever comes is told to open another connection', async () => {
    let stopping = false;
    const {app} = await setUp({isStopping: () => stopping});
    const connection = async () => (await app.inject('/api/health')).headers.connection;
    expect(await connection()).toBe('keep-alive');
    stopping = true;
    expect(await connection()).toBe('close');
  });

  test.each([
    [null, 200],
    [5 * 1024 * 1024, 200],
    [5 * 1024 * 1024 - 1, 503],
  ])('with %j bytes of free disk and a floor of 5 MB, ready is answered %i', async (free, status) => {
    const {app} = await setUp({env: {DISK_FLOOR_MB: '5'}, freeSpace: async () => free});
    expect((await app.inject('/api/ready')).statusCode).toBe(status);
  });
});

test('mail is from and to whom the configuration names, in its language', async () => {
  const env = {MAIL_FROM: 'portal@example.com', CONTACT_TO: 'sales@example.com'};
  expect(mailParties(loadConfig(env, brand))).toEqual({
    ...{fromName: brand.name, from: env.MAIL_FROM, to: env.CONTACT_TO, language: 'en'},
  });
  const {app} = await setUp({env});
  expect((await app.inject('/api/email/test')).json()).toMatchObject({details: {recipient: env.CONTACT_TO}});
});
