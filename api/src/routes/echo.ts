import type {FastifyInstance} from 'fastify';
import {echoSchema} from '../contract';
import {ApiError} from '../http/apiError';

/** `POST /api/echo`: gives back the message, for the server test page. */
export function registerEcho(app: FastifyInstance): void {
  app.post('/api/echo', async (request) => {
    const result = echoSchema.safeParse(request.body ?? {});
    if (!result.success) {
      const message = result.error.issues[0]?.message ?? '';
      throw new ApiError(400, 'invalid', {fields: {message}});
    }
    return result.data;
  });
}
