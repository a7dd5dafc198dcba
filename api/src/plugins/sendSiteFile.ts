import type {IncomingHttpHeaders, IncomingMessage} from 'node:http';
import send from '@fastify/send';
import type {FastifyReply, FastifyRequest} from 'fastify';
import {ApiError} from '../http/apiError';
import {chooseCoding, type Coding} from '../http/chooseCoding';
import type {KeptFiles} from './keptFiles';
import {type SiteFile, suffixes} from './siteFiles';

type Sent = Coding | 'identity';

/** Of a tag of `send`, `W/"size-time"`: ours is strong, and no two codings of a file share one. */
const toOurs = (tag: string, sent: Sent) => `"${tag.slice('W/"'.length, -1)}-${sent}"`;

/** The headers of a request with our tags as `send` knows them, so that it can compare. */
function translated(headers: IncomingHttpHeaders, sent: Sent): IncomingHttpHeaders {
  const result = {...headers};
  for (const name of ['if-none-match', 'if-match', 'if-range'] as const) {
    const tags = headers[name];
    if (tags !== undefined) {
      // If-None-Match alone takes a tag that a proxy has weakened (RFC 9110, 13.1).
      const strong = name === 'if-none-match' ? String(tags).replaceAll('W/', '') : String(tags);
      result[name] = strong.replaceAll(new RegExp(`(?<!W/)"([^"]*)-${sent}"`, 'g'), 'W/"$1"');
    }
  }
  return result;
}

function typeOf(file: string): string {
  const type = send.mime.getType(file) ?? 'application/octet-stream';
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

/** With one of these the answer may be another than the whole file. */
const conditions = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'range',
  'if-range',
];

/** The folder of a build, and what of it is in memory. */
export interface SiteFolder {
  readonly dir: string;
  readonly kept: KeptFiles;
}

/**
 * Sends a file of the build in the coding that the caller wants most; what is small is kept in memory. Ranges and
 * validators are those of the coding that is sent. Not `@fastify/static`, whose `preCompressed` says no `Vary`, takes
 * `gzip;q=0, *` for gzip and never weighs the plain file.
 *
 * @param reply with status 404 the file is sent whole and without validators: with one a browser would get an empty
 *   304 for a page whose status is 404
 * @throws when a condition or range cannot be met, or the file has gone since it was listed
 */
export async function sendSiteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  {dir, kept}: SiteFolder,
  {file, codings}: SiteFile,
): Promise<FastifyReply> {
  const validated = reply.statusCode !== 404;
  const pathOf = (sent: Sent) => (sent === 'identity' ? file : file + suffixes[sent]);
  function find(sent: Sent) {
    const headers = validated ? translated(request.headers, sent) : {};
    // `send` reads nothing else of a request.
    return send({method: request.method, headers} as IncomingMessage, encodeURI(pathOf(sent)), {
      root: dir,
      dotfiles: 'allow',
      cacheControl: false,
      contentType: false,
      etag: validated,
      lastModified: validated,
      acceptRanges: validated,
    });
  }

  function answer(status: number, {ETag, ...headers}: Readonly<Record<string, string>>, sent: Sent) {
    reply.code(validated ? status : 404).headers(headers);
    if (ETag) {
      reply.header('etag', toOurs(ETag, sent));
    }
    if (codings.length > 0) {
      // Added, since CORS has its own.
      reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    }
    // A 304 describes no content.
    if (status !== 304) {
      reply.type(typeOf(file));
      if (sent !== 'identity') {
        reply.header('content-encoding', sent);
      }
    }
  }

  let sent = chooseCoding(request.headers['accept-encoding'], codings);
  const isWhole =
    request.method === 'GET' && !(validated && conditions.some((name) => name in request.headers));
  const known = isWhole ? kept.get(pathOf(sent)) : undefined;
  if (known) {
    answer(200, known.headers, sent);
    return reply.send(known.bytes);
  }

  let found = await find(sent);
  // A build that is being replaced under us may lack it.
  if (found.statusCode === 404 && sent !== 'identity') {
    sent = 'identity';
    found = await find(sent);
  }
  if (found.type !== 'file') {
    const length = found.headers['Content-Range'];
    if (length) {
      reply.header('content-range', length);
    }
    throw found.type === 'error' ? found.metadata.error : new ApiError(404, 'notFound');
  }
  const now = isWhole ? await kept.keep(pathOf(sent), found.headers, found.stream) : undefined;
  answer(found.statusCode, found.headers, sent);
  return reply.send(now?.bytes ?? found.stream);
}
