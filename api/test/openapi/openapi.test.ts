import type {FastifyInstance} from 'fastify';
import * as z from 'zod';
import {brand} from '../../../src/data/brand';
import {locales} from '../../src/languages/languages';
import {answer, errorAnswers} from '../../src/openapi/answers';
import {memoryTransport, setUp, validMessage} from '../setUp';

interface Operation {
  operationId: string;
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

/** Status codes of an operation that describe no body, save redirects, which have none. */
function undescribed({responses}: Pick<Operation, 'responses'>): string[] {
  return Object.entries(responses)
    .filter(([status, {content}]) => !status.startsWith('3') && !content?.['application/json']?.schema)
    .map(([status]) => status);
}

describe('GET /api/openapi.json', () => {
  test('holds every route of the API with its body and every answer', async () => {
    const {app} = await setUp();
    const {paths, openapi} = await documentOf(app);
    expect(openapi).toBe('3.1.1');
    // From Fastify's own list, so that no route can be forgotten.
    const routes = [...app.printRoutes({commonPrefix: false}).matchAll(/(\/api\/[^\s*]+) \(([A-Z, ]+)\)/g)]
      .flatMap(([, url = '', methods = '']) => methods.split(', ').map((method) => `${method} ${url}`))
      .filter((route) => /^(?:GET|POST|PUT|PATCH|DELETE) /.test(route));
    const described = Object.entries(paths).flatMap(([url, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${url}`),
    );
    expect(routes.length).toBeGreaterThanOrEqual(6);
    expect(described.sort()).toEqual(routes.sort());
    for (const operations of Object.values(paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        expect(undescribed(operation)).toEqual([]);
        expect(Boolean(operation.requestBody)).toBe(method === 'post');
      }
    }
    const description = 'x';
    expect(
      undescribed({responses: {200: {description}, 303: {description}, 404: {description, content: {}}}}),
    ).toEqual(['200', '404']);
  });

  test('names each route, and the headers that every answer has', async () => {
    const {app} = await setUp();
    const {paths} = await documentOf(app);
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({operationId}) => operationId).sort()).toEqual([
      ...['getEmailTest', 'getHealth', 'getOpenapiJson', 'getReady', 'postContact', 'postEcho'],
    ]);
    for (const one of operations.flatMap(({responses}) => Object.values(responses))) {
      expect(one.headers).toEqual({
        'X-Request-Id': {
          description: 'Names the request in the log',
          schema: {type: 'string', format: 'uuid'},
        },
      });
    }
    expect(paths['/api/contact']?.post?.responses['429']?.description).toBe('Too Many Requests');
    expect(paths['/api/openapi.json']?.get?.responses['200']?.description).toBe('OpenAPI 3.1');
  });

  test('says whose API it is, where it is asked, and how the token is sent', async () => {
    const {app} = await setUp({env: {SITE_URL: 'https://portal.example'}});
    const {info, servers, components} = await documentOf(app);
    expect(info).toEqual({title: `${brand.name} portal`, version: '1'});
    expect(servers).toEqual([{url: 'https://portal.example'}]);
    expect(components).toMatchObject({
      securitySchemes: {token: {type: 'http', scheme: 'bearer', description: 'Needed in production'}},
    });
  });

  test('describes bodies as they are sent and answers as they are read', async () => {
    const {app} = await setUp();
    const {paths} = await documentOf(app);
    // A form may send what the handler turns into something else, or drops.
    const body = paths['/api/contact']?.post?.requestBody?.content['application/json']?.schema;
    expect(body).toMatchObject({
      properties: {subject: {anyOf: [{type: 'string', maxLength: 200}, {type: 'null'}]}},
    });
    expect(body).not.toHaveProperty('additionalProperties');
    // Nothing comes back that is not described.
    const answers = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({responses}) => Object.values(responses))
      .flatMap(({content = {}}) => Object.values(content));
    expect(answers.length).toBeGreaterThan(15);
    const open = answers.filter(
      ({schema}) => !('additionalProperties' in schema && schema.additionalProperties === false),
    );
    // The document itself.
    expect(open).toEqual([{schema: expect.objectContaining({required: ['openapi']})}]);
  });

  test('an answer holds what it is described to hold, and nothing more', async () => {
    const body = z.object({known: z.string()});
    const schema = {operationId: 'x', summary: 'x', response: {200: answer('x', body)}};
    const {app} = await setUp({
      addRoutes(routes) {
        routes.get('/api/more', {schema}, async () => ({known: 'a', secret: 'b'}));
        routes.get('/api/less', {schema}, async () => ({secret: 'b'}));
      },
    });
    expect((await app.inject('/api/more')).json()).toEqual({known: 'a'});
    const less = await app.inject('/api/less');
    expect(less.statusCode).toBe(500);
    expect(less.body).not.toContain('secret');
  });

  test('describes the contact message as the form does', async () => {
    const {app} = await setUp();
    const body = (await documentOf(app)).paths['/api/contact']?.post?.requestBody?.content;
    expect(body?.['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['name', 'email', 'company', 'message'],
      properties: {
        name: {type: 'string', minLength: 2, maxLength: 200},
        message: {type: 'string', minLength: 10, maxLength: 5000},
        locale: {enum: [...locales]},
        idempotencyKey: {type: 'string'},
      },
    });
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
    const answers = [
      await post(validMessage),
      await post({}),
      await post(validMessage, {origin: 'https://evil.example'}),
      await post(validMessage),
      await post(validMessage),
      await app.inject({method: 'POST', url: '/api/echo', headers: json, payload: '{"message":"x"}'}),
      await app.inject({method: 'POST', url: '/api/echo', headers: json, payload: '{'}),
      await app.inject({
        method: 'POST',
        url: '/api/echo',
        headers: {'content-type': 'text/plain'},
        payload: 'x',
      }),
      await app.inject('/api/health'),
      await app.inject('/api/ready'),
      await app.inject('/api/email/test'),
      await app.inject('/api/openapi.json'),
    ];
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
    expect(seen).toEqual([202, 400, 403, 202, 429, 200, 400, 415, 200, 200, 502, 200]);
    expect(Object.keys(errorAnswers(404))).toEqual(['404']);
  });
});
