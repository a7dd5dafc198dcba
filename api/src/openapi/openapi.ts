import swagger from '@fastify/swagger';
import type {FastifyInstance} from 'fastify';
import {jsonSchemaTransform, serializerCompiler, validatorCompiler} from 'fastify-type-provider-zod';
import {z} from 'zod';
import {answer} from './answers';

/**
 * Validates request bodies and filters responses by the route's `schema`, and publishes the schemas in `GET
 * /api/openapi.json`.
 *
 * @throws if a route registered later neither describes nor hides itself
 */
export async function registerOpenApi(
  app: FastifyInstance,
  {title, siteUrl}: {title: string; siteUrl: string},
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRoute', ({method, url, schema}) => {
    if (!schema?.hide && !(schema?.operationId && schema.summary && schema.response)) {
      throw new Error(
        `${method} ${url} has no \`schema\` with operationId, summary and response, nor \`hide\`.`,
      );
    }
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {title, version: '1'},
      servers: [{url: siteUrl}],
      components: {
        securitySchemes: {token: {type: 'http', scheme: 'bearer', description: 'DIAGNOSTICS_TOKEN'}},
      },
    },
    transform: jsonSchemaTransform,
  });

  app.get(
    '/api/openapi.json',
    {
      schema: {
        operationId: 'getOpenapiJson',
        summary: 'This document',
        response: {200: answer('OpenAPI 3.1', z.looseObject({openapi: z.string()}))},
      },
    },
    async () => app.swagger(),
  );
}
