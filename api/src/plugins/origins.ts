import cors from '@fastify/cors';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {parseUrl} from '../../../src/lib/parseUrl';
import {readSiteAddress} from '../../../src/lib/siteAddress';
import type {Config} from '../config';
import {ApiError} from '../http/apiError';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET that does something: guarded against other sites like a POST (ASVS 3.5.3). */
    changesState?: boolean;
  }
}

function isOwn(request: FastifyRequest, origin: string): boolean {
  // A browser that hides its origin still says truthfully that the page was ours; no page can set this header.
  if (origin === 'null') {
    return request.headers['sec-fetch-site'] === 'same-origin';
  }
  // Hosts, not origins: behind a proxy that ends TLS our own scheme is not known.
  return parseUrl(origin)?.host === request.host;
}

/** Origins whose pages may call beside our own. The site may have another than the API. */
function listedOrigins({CORS_ORIGINS, SITE_URL}: Config): readonly string[] {
  return [...CORS_ORIGINS, readSiteAddress(SITE_URL)?.origin ?? ''];
}

/**
 * Origin of the page that a form was posted from, for a request that was let in. Empty for a page of this host.
 *
 * @param claimed the site's origin, as the page that answers a refused form has it; ignored if it is not listed
 */
export function pageOrigin(request: FastifyRequest, claimed: unknown, config: Config): string {
  const {origin} = request.headers;
  if (origin !== undefined && origin !== 'null' && !isOwn(request, origin)) {
    return origin;
  }
  return listedOrigins(config).find((listed) => listed === claimed) ?? '';
}

/**
 * Lets in calls from our own pages, those of `SITE_URL`, and `CORS_ORIGINS`. CORS alone only hides the answer while the
 * handler still runs, so other origins are refused before it.
 */
export async function registerOrigins(app: FastifyInstance, config: Config): Promise<void> {
  const listed = new Set(listedOrigins(config));
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && listed.has(origin)),
    // The site's calls include credentials (the client asks for it), which browsers demand leave for.
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
