import type {FastifyInstance} from 'fastify';
import {echoSchema} from '../contract';
import {ApiError} from '../http/apiError';
import {errorAnswers, type RouteDoc} from '../openapi/routeDoc';

/** `POST /api/echo`: gives back the message, for the server test page. */
export function registerEcho(app: FastifyInstance): void {
  const doc: RouteDoc = {
    summary: 'Gives back the message',
    body: {schema: echoSchema, types: ['application/json']},
    answers: {
      200: {description: 'What was sent', schema: echoSchema},
      ...errorAnswers(400, 403, 413, 415, 429),
    },
  };
  app.post('/api/echo', {config: {doc}}, async (request) => {
    const result = echoSchema.safeParse(request.body ?? {});
    if (!result.success) {
      const message = result.error.issues[0]?.message ?? '';
      throw new ApiError(400, 'invalid', {fields: {message}});
    }
    return result.data;
  });
}
