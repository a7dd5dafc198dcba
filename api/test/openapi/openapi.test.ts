import type {FastifyInstance} from 'fastify';
import * as z from 'zod';
import {brand} from '../../../src/data/brand';
import {locales} from '../../src/languages/languages';
import {memoryTransport, setUp, validMessage} from '../setUp';

interface Operation {
  readonly operationId: string;
  readonly security?: object[];
  readonly parameters?: object[];
  readonly requestBody?: {content: Record<string, {schema: object}>};
  readonly responses: Record<
    string,
    {description: string; headers?: object; content?: Record<string, {schema: object}>}
  >;
}

async function documentOf(app: FastifyInstance) {
  const {paths, ...rest} = (await app.inject('/api/openapi.json')).json();
  const operations = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([url, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${url}`, operation] as const,
      ),
  );
  return {...(rest as {openapi: string; info: object}), operations: new Map<string, Operation>(operations)};
}

test('describes every route with its body and every answer, in words', async () => {
  const {app} = await setUp();
  const {openapi, info, operations} = await documentOf(app);
  expect([openapi, info]).toEqual(['3.1.1', {title: `${brand.name} portal`, version: '1'}]);
  expect([...operations].map(([route, {operationId}]) => `${route} ${operationId}`).sort()).toEqual([
    'GET /api/email/test getEmailTest',
    'GET /api/health getHealth',
    'GET /api/openapi.json getOpenapiJson',
    'GET /api/ready getReady',
    'POST /api/contact postContact',
    'POST /api/echo postEcho',
  ]);
  for (const [route, {requestBody, responses}] of operations) {
    expect(Boolean(requestBody)).toBe(route.startsWith('POST'));
    for (const [status, {description, content, headers}] of Object.entries(responses)) {
      // Fastify writes "Default Response" for routes without a description.
      expect(description).toMatch(/^(?!Default Response)[A-Z]/);
      expect(content?.['application/json']?.schema === undefined).toBe(status === '303');
      expect(headers).toHaveProperty('X-Request-Id');
    }
  }
  expect(operations.get('GET /api/email/test')?.security).toEqual([{token: []}, {}]);
  const bodies = operations.get('POST /api/contact')?.requestBody?.content ?? {};
  expect(Object.keys(bodies)).toEqual(['application/json', 'application/x-www-form-urlencoded']);
  expect(bodies['application/json']?.schema).toMatchObject({
    ...{required: ['name', 'email', 'company', 'message'], properties: {locale: {enum: [...locales]}}},
  });
});

test('a route that says nothing about itself keeps the server from starting', async () => {
  await expect(setUp({addRoutes: (app) => void app.post('/api/silent', async () => ({}))})).rejects.toThrow(
    'POST /api/silent has no `schema`',
  );
});

test('every answer is as it is described, by status and by body', async () => {
  const env = {RATE_LIMIT_CONTACT: '3'};
  const {app, post} = await setUp({env, transport: memoryTransport(new Error('down'))});
  const {operations} = await documentOf(app);
  const echo = (payload: string, type = 'application/json') =>
    app.inject({method: 'POST', url: '/api/echo', headers: {'content-type': type}, payload});
  const answers = [
    ...[await post(validMessage), await post({}), await post(validMessage)],
    await post({...validMessage, name: 'Another'}),
    await post(validMessage, {origin: 'https://evil.example'}),
    ...[await echo('{"message":"x"}'), await echo('{'), await echo('x', 'text/plain')],
    ...[await app.inject('/api/health'), await app.inject('/api/ready')],
    ...[await app.inject('/api/email/test'), await app.inject('/api/openapi.json')],
  ];
  for (const {raw, statusCode, json} of answers) {
    const {method, url} = raw.req as {method?: string; url?: string};
    const described = operations.get(`${method} ${url}`)?.responses[statusCode];
    const schema = described?.content?.['application/json']?.schema as Parameters<typeof z.fromJSONSchema>[0];
    expect([url, statusCode, schema]).not.toContain(undefined);
    z.fromJSONSchema(schema).parse(json());
  }
  expect(answers.map(({statusCode}) => statusCode)).toEqual([
    ...[202, 400, 202, 429, 403, 200, 400, 415, 200, 200, 502, 200],
  ]);
});
