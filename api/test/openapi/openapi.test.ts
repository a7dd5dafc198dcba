import type {FastifyInstance} from 'fastify';
import * as z from 'zod';
import {brand} from '../../../src/data/brand';
import {locales} from '../../src/languages/languages';
import {memoryTransport, setUp, validMessage} from '../setUp';

interface Operation {
  operationId: string;
  security?: object[];
  parameters?: object[];
  requestBody?: {content: Record<string, {schema: object}>};
  responses: Record<
    string,
    {description: string; headers?: object; content?: Record<string, {schema: object}>}
  >;
}
type Document = Record<string, unknown> & {paths: Record<string, Record<string, Operation>>};

async function documentOf(app: FastifyInstance): Promise<Document> {
  return (await app.inject('/api/openapi.json')).json();
}

describe('GET /api/openapi.json', () => {
  test('holds every route of the API with its body and every answer, in words', async () => {
    const {app} = await setUp();
    const {paths, openapi, info, components} = await documentOf(app);
    expect([openapi, info]).toEqual(['3.1.1', {title: `${brand.name} portal`, version: '1'}]);
    // From Fastify's own list, so that no route can be forgotten.
    const routes = [...app.printRoutes({commonPrefix: false}).matchAll(/(\/api\/[^\s*]+) \(([A-Z, ]+)\)/g)]
      .flatMap(([, url = '', methods = '']) => methods.split(', ').map((method) => `${method} ${url}`))
      .filter((route) => /^(?:GET|POST|PUT|PATCH|DELETE) /.test(route));
    const operations = Object.entries(paths).flatMap(([url, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        route: `${method.toUpperCase()} ${url}`,
        ...operation,
      })),
    );
    expect(operations.map(({route}) => route).sort()).toEqual(routes.sort());
    expect(operations.map(({operationId}) => operationId).sort()).toEqual([
      ...['getEmailTest', 'getHealth', 'getOpenapiJson', 'getReady', 'postContact', 'postEcho'],
    ]);
    for (const {route, requestBody, responses} of operations) {
      expect(Boolean(requestBody)).toBe(route.startsWith('POST'));
      for (const [status, {description, content, headers}] of Object.entries(responses)) {
        // "Default Response" stands where a route gives none.
        expect(description).toMatch(/^(?!Default Response)[A-Z]/);
        expect(content?.['application/json']?.schema === undefined).toBe(status === '303');
        expect(headers).toEqual({
          'X-Request-Id': {
            description: 'Names the request in the log',
            schema: {type: 'string', format: 'uuid'},
          },
        });
      }
    }
    expect(components).toMatchObject({securitySchemes: {token: {type: 'http', scheme: 'bearer'}}});
    expect(paths['/api/email/test']?.get?.security).toEqual([{token: []}, {}]);
  });

  test('describes the contact message as JSON or a form sends it', async () => {
    const {app} = await setUp();
    const contact = (await documentOf(app)).paths['/api/contact']?.post;
    const bodies = contact?.requestBody?.content ?? {};
    expect(Object.keys(bodies)).toEqual(['application/json', 'application/x-www-form-urlencoded']);
    expect(bodies['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['name', 'email', 'company', 'message'],
      properties: {
        name: {type: 'string', minLength: 2, maxLength: 200},
        email: {type: 'string', maxLength: 254},
        message: {type: 'string', minLength: 10, maxLength: 5000},
        subject: {anyOf: [{type: 'string', maxLength: 200}, {type: 'null'}]},
        locale: {enum: [...locales]},
        idempotencyKey: {type: 'string'},
      },
    });
    // A client may send more, which is dropped.
    expect(bodies['application/json']?.schema).not.toHaveProperty('additionalProperties');
    expect(contact?.parameters).toMatchObject([{in: 'header', name: 'Idempotency-Key', required: false}]);
  });

  test('refuses to start with a route that says nothing about itself', async () => {
    await expect(setUp({addRoutes: (app) => void app.post('/api/silent', async () => ({}))})).rejects.toThrow(
      'POST /api/silent has no `schema`',
    );
  });

  test('every answer is as it is described, by status and by body', async () => {
    const {app, post} = await setUp({
      env: {RATE_LIMIT_CONTACT: '3'},
      transport: memoryTransport(new Error('down')),
    });
    const {paths} = await documentOf(app);
    const json = {'content-type': 'application/json'};
    const echo = (payload: string, headers = json) =>
      app.inject({method: 'POST', url: '/api/echo', headers, payload});
    const answers = [];
    for (const changes of [{}, {name: ''}, {}, {}]) {
      answers.push(await post({...validMessage, ...changes}));
    }
    answers.push(await post(validMessage, {origin: 'https://evil.example'}));
    answers.push(
      await echo('{"message":"x"}'),
      await echo('{'),
      await echo('x', {'content-type': 'text/plain'}),
    );
    for (const url of ['/api/health', '/api/ready', '/api/email/test', '/api/openapi.json']) {
      answers.push(await app.inject(url));
    }
    const seen = [];
    for (const answer of answers) {
      const {method = '', url = ''} = answer.raw.req as {method?: string; url?: string};
      const schema =
        paths[url]?.[method.toLowerCase()]?.responses[answer.statusCode]?.content?.['application/json']
          ?.schema;
      expect(schema).toBeDefined();
      z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).parse(answer.json());
      seen.push(answer.statusCode);
    }
    expect(seen).toEqual([202, 400, 202, 429, 403, 200, 400, 415, 200, 200, 502, 200]);
  });
});
