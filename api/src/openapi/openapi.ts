import type {FastifyInstance} from 'fastify';
import {toJSONSchema, z} from 'zod';
import type {$ZodType} from 'zod/v4/core';
import type {RouteDoc} from './routeDoc';

type Json = Readonly<Record<string, unknown>>;

interface DocumentedRoute {
  readonly method: string;
  readonly url: string;
  readonly doc: RouteDoc;
}

/** JSON Schema of what a caller sends or reads; OpenAPI 3.1 speaks the same dialect. */
function toJson(schema: $ZodType, io: 'input' | 'output'): Json {
  // `unrepresentable`: what a transform takes is described by its input, what it makes by nothing.
  const {$schema: _, ...json} = toJSONSchema(schema, {io, target: 'draft-2020-12', unrepresentable: 'any'});
  return json;
}

function operation({doc, method, url}: DocumentedRoute): Json {
  const {summary, headers = {}, token, body, answers} = doc;
  return {
    operationId: `${method.toLowerCase()}${url.replace(/^\/api/, '').replace(/[^a-z]+(.)/gi, (_, c) => c.toUpperCase())}`,
    summary,
    ...(token && {security: [{token: []}, {}]}),
    ...(Object.keys(headers).length > 0 && {
      parameters: Object.entries(headers).map(([name, description]) => ({
        ...{name, description, in: 'header', required: false, schema: {type: 'string'}},
      })),
    }),
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(body.types.map((type) => [type, {schema: toJson(body.schema, 'input')}])),
      },
    }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, {description, schema}]) => [
        status,
        {
          description,
          headers: {'X-Request-Id': {$ref: '#/components/headers/RequestId'}},
          ...(schema && {content: {'application/json': {schema: toJson(schema, 'output')}}}),
        },
      ]),
    ),
  };
}

/** The OpenAPI 3.1 document of these routes. */
function describeApi(title: string, siteUrl: string, routes: readonly DocumentedRoute[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    paths[route.url] = {...paths[route.url], [route.method.toLowerCase()]: operation(route)};
  }
  return {
    openapi: '3.1.1',
    info: {title, version: '1'},
    servers: [{url: siteUrl}],
    paths,
    components: {
      headers: {
        RequestId: {description: 'Names the request in the log', schema: {type: 'string', format: 'uuid'}},
      },
      securitySchemes: {token: {type: 'http', scheme: 'bearer', description: 'Needed in production'}},
    },
  };
}

/**
 * `GET /api/openapi.json`: describes every route that is registered after this call, from `config.doc`.
 *
 * @throws at start, when a route below `/api/` says nothing about itself
 */
export function registerOpenApi(
  app: FastifyInstance,
  {title, siteUrl}: {title: string; siteUrl: string},
): void {
  const routes: DocumentedRoute[] = [];
  let text = '';
  app.addHook('onRoute', ({method, url, config}) => {
    const methods = [method].flat().filter((one) => one !== 'HEAD' && one !== 'OPTIONS');
    if (!url.startsWith('/api/') || url.includes('*') || methods.length === 0) {
      return;
    }
    const doc = config?.doc;
    if (!doc) {
      throw new Error(`${methods.join()} ${url} has no \`doc\` in its configuration.`);
    }
    routes.push(...methods.map((one) => ({method: one, url, doc})));
  });
  app.get(
    '/api/openapi.json',
    {
      config: {
        doc: {
          summary: 'This document',
          answers: {200: {description: 'OpenAPI 3.1', schema: z.looseObject({openapi: z.string()})}},
        },
      },
    },
    async (_request, reply) => {
      text ||= JSON.stringify(describeApi(title, siteUrl, routes));
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
}
