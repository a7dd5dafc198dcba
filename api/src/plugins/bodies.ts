import formbody from '@fastify/formbody';
import type {FastifyInstance} from 'fastify';

/**
 * Longest body, in bytes. The longest form post, 7,854 characters of up to three bytes each, escaped as `%XX`, is
 * 71 kB.
 */
export const bodyLimit = 96 * 1024;

/** Bodies are JSON or a form. Anything else is 415: `text/plain` would let any site post without a CORS preflight. */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  // An empty JSON body is a missing message, which the route names field by field.
  app.addContentTypeParser('application/json', {parseAs: 'string'}, (request, body, done) => {
    const text = String(body);
    return text === '' ? done(null, undefined) : parse(request, text, done);
  });
  await app.register(formbody);
}
