import type {FastifyInstance} from 'fastify';
import type {ZodTypeProvider} from 'fastify-type-provider-zod';
import {z} from 'zod';
import {echoSchema} from '../contract';
import {fieldsOf} from '../http/fieldsOf';
import {answer, errorAnswers} from '../openapi/answers';

/** `POST /api/echo`: returns the message, for the server test page. */
export function registerEcho(app: FastifyInstance): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/echo',
    {
      schema: {
        operationId: 'postEcho',
        summary: 'Gives back the message',
        body: z.preprocess(fieldsOf, echoSchema),
        response: {200: answer('What was sent', echoSchema), ...errorAnswers(400, 403, 413, 415, 429)},
      },
    },
    async ({body}) => body,
  );
}
