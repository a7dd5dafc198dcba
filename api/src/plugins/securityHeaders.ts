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
    reply.headers(headers).header('x-request-id', request.id);
    if (request.protocol === 'https') {
      reply.header(...strictTransport);
    }
    // The route, since an address has many spellings.
    if (request.routeOptions.url?.startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
    }
  });
}
