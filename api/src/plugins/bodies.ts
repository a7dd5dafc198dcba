import querystring from 'node:querystring';
import {errorCodes, type FastifyInstance} from 'fastify';

/** Maximum body, in bytes. The longest form post is 71 kB: 7,854 characters of up to 3 bytes, escaped as `%XX`. */
export const bodyLimit = 96 * 1024;

/**
 * Maximum size of a refused body that is still read to its end, in bytes. Closing a connection while the client sends
 * resets it and loses the response: nginx reports 502, a browser a network error.
 */
const readToTheEnd = 1024 * 1024;

/** True if a refused body is short enough to be read, so that the client gets the response. */
export const isReadToTheEnd = (contentLength: string | undefined) => Number(contentLength) <= readToTheEnd;

/**
 * Accepts uncompressed JSON and forms in UTF-8. Others are 415: `text/plain` would allow cross-site posts without a
 * CORS preflight, and other charsets would be stored as wrong letters.
 */
export function registerBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({headers}) => {
    const {'content-encoding': coding = 'identity', 'content-type': type = ''} = headers;
    const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type) ?? [];
    if (!/^identity$/i.test(coding) || !/^(?:utf-?8|us-ascii)$/i.test(charset)) {
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
    }
  });
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  // An empty JSON body is a missing message: the route reports its fields.
  app.addContentTypeParser('application/json', {parseAs: 'string'}, (request, body, done) => {
    const text = String(body);
    return text === '' ? done(null, undefined) : parse(request, text, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', {parseAs: 'string'}, (_, body, done) =>
    done(null, querystring.parse(String(body))),
  );
}
