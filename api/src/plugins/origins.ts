import cors from '@fastify/cors';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {parseUrl} from '../../../src/lib/parseUrl';
import {readSiteAddress} from '../../../src/lib/siteAddress';
import type {Config} from '../config';
import {ApiError} from '../http/apiError';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET with side effects: protected against cross-site requests like a POST (ASVS 3.5.3). */
    changesState?: boolean;
  }
}

function isOwn(request: FastifyRequest, origin: string): boolean {
  // A browser that hides the origin still sends a truthful `Sec-Fetch-Site`, which no page can set.
  if (origin === 'null') {
    return request.headers['sec-fetch-site'] === 'same-origin';
  }
  // Hosts, not origins: behind a TLS proxy, our own scheme is unknown.
  return parseUrl(origin)?.host === request.host;
}

/** Returns additional allowed origins. The site's may differ from the API's. */
function listedOrigins({CORS_ORIGINS, SITE_URL}: Config): readonly string[] {
  return [...CORS_ORIGINS, readSiteAddress(SITE_URL)?.origin ?? ''];
}

/**
 * Returns the origin of the page that a form was posted from, for an allowed request. Empty for a page of this host.
 *
 * @param claimed the site's origin in the page for a rejected form; ignored if it is not listed
 */
export function pageOrigin(request: FastifyRequest, claimed: unknown, config: Config): string {
  const {origin} = request.headers;
  if (origin !== undefined && origin !== 'null' && !isOwn(request, origin)) {
    return origin;
  }
  return listedOrigins(config).find((listed) => listed === claimed) ?? '';
}

/**
 * Allows calls from our own pages, those of `SITE_URL`, and `CORS_ORIGINS`. CORS alone only hides the response while the
 * handler still runs, so other origins are rejected before it.
 */
export async function registerOrigins(app: FastifyInstance, config: Config): Promise<void> {
  const listed = new Set(listedOrigins(config));
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && listed.has(origin)),
    // The site's calls include credentials, as the client requires, which browsers must be allowed to send.
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['Content-Type', 'Idempotency-Key', 'Authorization'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  });

  app.addHook('onRequest', async (request) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !request.routeOptions.config.changesState) {
      return;
    }
    const {origin} = request.headers;
    const allowed =
      origin === undefined
        ? request.headers['sec-fetch-site'] !== 'cross-site'
        : listed.has(origin) || isOwn(request, origin);
    if (!allowed) {
      throw new ApiError(403, 'foreignOrigin');
    }
  });
}
