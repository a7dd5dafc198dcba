import querystring from 'node:querystring';
import {errorCodes, type FastifyInstance} from 'fastify';

/**
 * Longest body, in bytes. The longest form post, 7,854 characters of up to three bytes each, escaped as `%XX`, is
 * 71 kB.
 */
export const bodyLimit = 96 * 1024;

/**
 * Longest refused body that is read to its end all the same, in bytes. A connection that is closed while somebody still
 * sends is reset, and the answer is lost on the way: nginx then says 502, a browser that nothing came.
 */
const readToTheEnd = 1024 * 1024;

/** Whether the rest of a refused body is short enough to be read, so that its sender gets to the answer. */
export const isReadToTheEnd = (contentLength: string | undefined) => Number(contentLength) <= readToTheEnd;

/**
 * Takes bodies of JSON and of forms in UTF-8, uncompressed. Anything else is 415: `text/plain` would let any site post
 * without a CORS preflight, and letters of another charset would be stored as other letters.
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
  // An empty JSON body is a missing message, which the route names field by field.
  app.addContentTypeParser('application/json', {parseAs: 'string'}, (request, body, done) => {
    const text = String(body);
    return text === '' ? done(null, undefined) : parse(request, text, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', {parseAs: 'string'}, (_, body, done) =>
    done(null, querystring.parse(String(body))),
  );
}
