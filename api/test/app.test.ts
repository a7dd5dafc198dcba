import * as z from 'zod';
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
    const named = {'x-request-id': 'mine'};
    for (const answer of [
      await post(validMessage, named),
      await app.inject({url: '/api/nothing', headers: named}),
      await app.inject({url: '/%zz', headers: named}),
      await app.inject({method: 'OPTIONS', url: '/api/contact', headers: named}),
    ]) {
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });
});
