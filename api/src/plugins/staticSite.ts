import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import fastifyStatic from '@fastify/static';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {ApiError} from '../http/apiError';
import {localeOfPath} from '../http/requestLocale';
import {wantsJson} from '../http/wants';
import {sendError} from './errors';
import {findTarget, listSite} from './siteFiles';

const revalidate = 'public, max-age=0, must-revalidate';
/** Folders of hashed files: one for each locale. */
const hashed = /^\/(?:[a-z-]+\/)?assets\//;
const forever = 'public, max-age=31536000, immutable';

function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

// Sent whole: with a validator a browser would get an empty 304 for a page whose status is 404.
async function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, dir: string) {
  // A build of one language has no folder for the other.
  const text =
    (await read(join(dir, localeOfPath(request.url), '404.html'))) ?? (await read(join(dir, '404.html')));
  return text === undefined
    ? sendError(request, reply, new ApiError(404, 'notFound'))
    : reply.code(404).header('cache-control', revalidate).type('text/html; charset=utf-8').send(text);
}

/**
 * Serves the built site: one address per page, assets for ever, 404 pages in the language of the path. Pages are
 * outside the rate limits, as they are on a CDN: one page asks for dozens of files.
 *
 * @param dir folder of the build; without it every page is a 404 that says what to run
 */
export async function registerStaticSite(app: FastifyInstance, dir: string | undefined): Promise<void> {
  const site = dir === undefined ? undefined : await listSite(dir).catch(() => undefined);
  await app.register(fastifyStatic, {serve: false});

  app.all('/api/*', (request, reply) => sendError(request, reply, new ApiError(404, 'notFound')));
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: {rateLimit: false},
    handler: async (request, reply) => {
      const [path = '/', ...query] = request.url.split('?');
      if (!dir || !site) {
        return sendError(request, reply, new ApiError(404, 'siteMissing'));
      }
      const target = findTarget(site, path);
      if (!target) {
        return wantsJson(request) || path === '/api'
          ? sendError(request, reply, new ApiError(404, 'notFound'))
          : sendNotFoundPage(request, reply, dir);
      }
      if ('redirect' in target) {
        return reply.header('cache-control', revalidate).redirect([target.redirect, ...query].join('?'), 308);
      }
      reply.header('cache-control', hashed.test(path) ? forever : revalidate);
      return reply.sendFile(target.file, dir, {cacheControl: false});
    },
  });
}
