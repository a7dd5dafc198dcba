// Adds the type of `hide`, also if this file is loaded without the rest of the API.
import type {} from '@fastify/swagger';
import fastifyStatic from '@fastify/static';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {cacheControl} from '../../../src/data/responseHeaders';
import {movedTo} from '../../../src/lib/redirects';
import {ApiError} from '../http/apiError';
import {localeOfPath} from '../http/requestLocale';
import {wantsJson} from '../http/wants';
import {sendError} from './errors';
import {findTarget, listSite, type Site} from './siteFiles';

const {forever, revalidate} = cacheControl;
/** Folders of hashed files, one per locale. */
const hashed = /^\/(?:[A-Za-z0-9-]+\/)?assets\//;

const conditions = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'];

/** Sends the 404 page of the language, always in full, since a browser would treat a 304 as an existing page. */
function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: Site, path: string) {
  // A build of some languages has no folders for the others.
  const page = [`${localeOfPath(path)}/404.html`, '404.html'].find((file) => site.notFoundPages.has(file));
  if (wantsJson(request) || path === '/api' || !page) {
    return sendError(request, reply, new ApiError(404, 'notFound'));
  }
  conditions.forEach((name) => delete request.raw.headers[name]);
  return reply
    .code(404)
    .headers({'cache-control': revalidate, vary: 'Accept-Encoding'})
    .sendFile(page, {acceptRanges: false, etag: false, lastModified: false});
}

/**
 * Serves the built site: one address per page, 308 for other spellings, 404 pages in the language of the path. Pages
 * have no rate limit, since one page requests dozens of files.
 *
 * If the site has a base path, other paths of the host are 404, and `/` redirects to the site.
 *
 * @param dir folder of the build; without it, every page is a 404 that says what to run
 */
export async function registerStaticSite(app: FastifyInstance, dir: string | undefined): Promise<void> {
  const site = dir === undefined ? undefined : await listSite(dir).catch(() => undefined);

  app.all('/api/*', {schema: {hide: true}}, (request, reply) =>
    sendError(request, reply, new ApiError(404, 'notFound')),
  );
  if (dir !== undefined && site) {
    await app.register(fastifyStatic, {serve: false, root: dir, preCompressed: true, cacheControl: false});
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: {hide: true},
    // No script of another origin reads pages, so responses do not vary by origin.
    config: {rateLimit: false, cors: false},
    handler: async (request, reply) => {
      const [whole = '/', ...rest] = request.url.split('?');
      const query = rest.join('?');
      const {home} = app;
      const withQuery = (to: string) => (query ? `${to}?${query}` : to);
      const redirect = (status: number, to: string) =>
        reply.header('cache-control', revalidate).redirect(to, status);
      if (!site) {
        return sendError(request, reply, new ApiError(404, 'siteMissing'));
      }
      if (home !== '/' && (whole === '/' || `${whole}/` === home)) {
        // Not permanent for `/`: the host may get another site.
        return redirect(whole === '/' ? 302 : 308, withQuery(home));
      }
      const moved = movedTo(site.redirects, whole, query);
      if (moved !== undefined) {
        return redirect(301, moved);
      }
      const path = whole.startsWith(home) ? whole.slice(home.length - 1) : undefined;
      const target = path === undefined ? undefined : findTarget(site.files, path);
      if (path === undefined || !target) {
        return sendNotFound(request, reply, site, path ?? '/');
      }
      if ('redirect' in target) {
        return redirect(308, withQuery(home + target.redirect.slice(1)));
      }
      if (request.method === 'HEAD') {
        // RFC 9110, 14.2: ranges are for GET.
        delete request.raw.headers.range;
      }
      return reply
        .headers({'cache-control': hashed.test(path) ? forever : revalidate, vary: 'Accept-Encoding'})
        .sendFile(target.file);
    },
  });
}
