// For `hide`, also where this file is read without the rest of the API.
import type {} from '@fastify/swagger';
import type {FastifyInstance} from 'fastify';
import {cacheControl} from '../../../src/data/responseHeaders';
import {movedTo} from '../../../src/lib/redirects';
import {ApiError} from '../http/apiError';
import {localeOfPath} from '../http/requestLocale';
import {wantsJson} from '../http/wants';
import {sendError} from './errors';
import {createKeptFiles} from './keptFiles';
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
 * Where the site lies below a path, that is its home, the rest of the host is not its own: only `/` leads there.
 *
 * @param dir folder of the build; without it every page is a 404 that says what to run
 */
export async function registerStaticSite(app: FastifyInstance, dir: string | undefined): Promise<void> {
  const site = dir === undefined ? undefined : await listSite(dir).catch(() => undefined);

  const folder = dir === undefined ? undefined : {dir, kept: createKeptFiles()};

  app.all('/api/*', {schema: {hide: true}}, (request, reply) =>
    sendError(request, reply, new ApiError(404, 'notFound')),
  );
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: {hide: true},
    config: {rateLimit: false},
    handler: async (request, reply) => {
      const [whole = '/', ...query] = request.url.split('?');
      const {home} = app;
      if (!folder || !site) {
        return sendError(request, reply, new ApiError(404, 'siteMissing'));
      }
      if (home !== '/' && (whole === '/' || `${whole}/` === home)) {
        // What `/` leads to is not said for ever: the host may be given to another site.
        const status = whole === '/' ? 302 : 308;
        return reply.header('cache-control', revalidate).redirect([home, ...query].join('?'), status);
      }
      const moved = movedTo(site.redirects, whole, query.join('?'));
      if (moved !== undefined) {
        return reply.header('cache-control', revalidate).redirect(moved, 301);
      }
      const path = whole.startsWith(home) ? whole.slice(home.length - 1) : undefined;
      const target = path === undefined ? undefined : findTarget(site.files, path);
      if (path === undefined || !target) {
        const page = notFoundPage(site, path ?? '/');
        return wantsJson(request) || path === '/api' || !page
          ? sendError(request, reply, new ApiError(404, 'notFound'))
          : sendSiteFile(request, reply.code(404).header('cache-control', revalidate), folder, page);
      }
      if ('redirect' in target) {
        return reply
          .header('cache-control', revalidate)
          .redirect([home + target.redirect.slice(1), ...query].join('?'), 308);
      }
      reply.header('cache-control', hashed.test(path) ? forever : revalidate);
      return sendSiteFile(request, reply, folder, target.file);
    },
  });
}
