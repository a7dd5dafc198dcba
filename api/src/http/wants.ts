import type {FastifyRequest} from 'fastify';

/** True if the caller asks for JSON, not for a page. */
export function wantsJson({headers: {accept = ''}}: FastifyRequest): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}

/** True if the browser posted the contact form without a script, so a person reads the response. */
export function isPlainFormPost(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  return (
    request.method === 'POST' &&
    request.routeOptions?.url === '/api/contact' &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type) &&
    !wantsJson(request)
  );
}
