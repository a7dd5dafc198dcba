import type {FastifyInstance} from 'fastify';
import {securityHeadersFor, strictTransport} from '../../../src/data/responseHeaders';
import type {ApiOrigin} from '../../../src/lib/siteAddress';

/**
 * Sends the headers that a page's own meta elements cannot.
 *
 * @param api where pages look for the API
 */
export function registerSecurityHeaders(app: FastifyInstance, api: ApiOrigin): void {
  const headers = securityHeadersFor(api);
  app.addHook('onRequest', async (request, reply) => {
    // Pages and files set another cache-control.
    reply.headers(headers).header('x-request-id', request.id).header('cache-control', 'no-store');
    if (request.protocol === 'https') {
      reply.header(...strictTransport);
    }
  });
}
