import type {IncomingHttpHeaders, IncomingMessage} from 'node:http';
import send from '@fastify/send';
import type {FastifyReply, FastifyRequest} from 'fastify';
import {ApiError} from '../http/apiError';
import {chooseCoding, type Coding} from '../http/chooseCoding';
import {type SiteFile, suffixes} from './siteFiles';

type Sent = Coding | 'identity';

/** Of a tag of `send`, `W/"size-time"`: ours is strong, and no two codings of a file share one. */
function toOurs(tag: string, sent: Sent): string {
  return tag.replace(/^W\/"(.*)"$/, `"$1-${sent}"`);
}

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

/**
 * Streams a file of the build in the coding that the caller wants most. Ranges and validators are those of the coding
 * that is sent. Not `@fastify/static`, whose `preCompressed` says no `Vary`, takes `gzip;q=0, *` for gzip and never
 * weighs the plain file.
 *
 * @param reply with status 404 the file is sent whole and without validators: with one a browser would get an empty
 *   304 for a page whose status is 404
 * @param dir folder of the build
 * @throws when a condition or range cannot be met, or the file has gone since it was listed
 */
export async function sendSiteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  dir: string,
  {file, codings}: SiteFile,
): Promise<FastifyReply> {
  const validated = reply.statusCode !== 404;
  function find(sent: Sent) {
    const headers = validated ? translated(request.headers, sent) : {};
    const path = sent === 'identity' ? file : file + suffixes[sent];
    // `send` reads nothing else of a request.
    return send({method: request.method, headers} as IncomingMessage, encodeURI(path), {
      root: dir,
      dotfiles: 'allow',
      cacheControl: false,
      contentType: false,
      etag: validated,
      lastModified: validated,
      acceptRanges: validated,
    });
  }

  let sent = chooseCoding(request.headers['accept-encoding'], codings);
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

  const {ETag, ...headers} = found.headers;
  reply.code(validated ? found.statusCode : 404).headers(headers);
  if (ETag) {
    reply.header('etag', toOurs(ETag, sent));
  }
  if (codings.length > 0) {
    // Added, since CORS has its own.
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
  }
  // A 304 describes no content.
  if (found.statusCode !== 304) {
    reply.type(typeOf(file));
    if (sent !== 'identity') {
      reply.header('content-encoding', sent);
    }
  }
  return reply.send(found.stream);
}
