// For `hide`, also where this file is read without the rest of the API.
import type {} from '@fastify/swagger';
import type {FastifyInstance} from 'fastify';
import {cacheControl} from '../../../src/data/responseHeaders';
import {movedTo} from '../../../src/lib/redirects';
import {ApiError} from '../http/apiError';
import {localeOfPath} from '../http/requestLocale';
import {wantsJson} from '../http/wants';
import {sendError} from './errors';
import {sendSiteFile} from './sendSiteFile';
import {findTarget, listSite, type Site, type SiteFile} from './siteFiles';

const {forever, revalidate} = cacheControl;
/** Folders of hashed files: one for each locale. */
const hashed = /^\/(?:[A-Za-z0-9-]+\/)?assets\//;

function notFoundPage(site: Site, path: string): SiteFile | undefined {
  // A build of some languages has no folders for the others.
  return site.notFoundPages.get(`${localeOfPath(path)}/404.html`) ?? site.notFoundPages.get('404.html');
}

/**
 * Serves the built site: one address per page, others lead there, assets for ever, 404 pages in the language of the path. Pages are
 * outside the rate limits, as they are on a CDN: one page asks for dozens of files.
 *
 * @param dir folder of the build; without it every page is a 404 that says what to run
 */
export async function registerStaticSite(app: FastifyInstance, dir: string | undefined): Promise<void> {
  const site = dir === undefined ? undefined : await listSite(dir).catch(() => undefined);

  app.all('/api/*', {schema: {hide: true}}, (request, reply) =>
    sendError(request, reply, new ApiError(404, 'notFound')),
  );
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: {hide: true},
    config: {rateLimit: false},
    handler: async (request, reply) => {
      const [path = '/', ...query] = request.url.split('?');
      if (!dir || !site) {
        return sendError(request, reply, new ApiError(404, 'siteMissing'));
      }
      const moved = movedTo(site.redirects, path, query.join('?'));
      if (moved !== undefined) {
        return reply.header('cache-control', revalidate).redirect(moved, 301);
      }
      const target = findTarget(site.files, path);
      if (!target) {
        const page = notFoundPage(site, request.url);
        return wantsJson(request) || path === '/api' || !page
          ? sendError(request, reply, new ApiError(404, 'notFound'))
          : sendSiteFile(request, reply.code(404).header('cache-control', revalidate), dir, page);
      }
      if ('redirect' in target) {
        return reply.header('cache-control', revalidate).redirect([target.redirect, ...query].join('?'), 308);
      }
      reply.header('cache-control', hashed.test(path) ? forever : revalidate);
      return sendSiteFile(request, reply, dir, target.file);
    },
  });
}
