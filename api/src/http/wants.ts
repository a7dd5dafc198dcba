import type {FastifyRequest} from 'fastify';

/** The caller asks for JSON and not for a page. */
export function wantsJson({headers: {accept = ''}}: FastifyRequest): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}

/** The contact form was posted by the browser itself, without a script, so a person reads the answer. */
export function isPlainFormPost(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  return (
    request.method === 'POST' &&
    request.routeOptions?.url === '/api/contact' &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type) &&
    !wantsJson(request)
  );
}
