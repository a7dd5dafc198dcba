import type {FastifyInstance} from 'fastify';
import {securityHeadersFor, strictTransport} from '../../../src/data/responseHeaders';
import type {ApiOrigin} from '../../../src/lib/siteAddress';

/**
 * Headers that a page cannot carry itself. A hook of ours costs less than a general header library (measured).
 *
 * @param api where pages look for the API
 */
export function registerSecurityHeaders(app: FastifyInstance, api: ApiOrigin): void {
  const headers = securityHeadersFor(api);
  app.addHook('onRequest', async (request, reply) => {
    // Pages and files say for themselves how long they may be kept.
    reply.headers(headers).header('x-request-id', request.id).header('cache-control', 'no-store');
    if (request.protocol === 'https') {
      reply.header(...strictTransport);
    }
  });
}
