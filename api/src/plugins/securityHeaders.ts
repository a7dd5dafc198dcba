import type {FastifyInstance} from 'fastify';

/** The headers, for answers that no hook reaches. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  // Without scripts and styles, which are different on each page. `data:` and `blob:` are pictures that a visitor chooses
  // or makes.
  'content-security-policy': [
    ...[
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "frame-src 'none'",
    ],
    ...["connect-src 'self'", "font-src 'self'", "img-src 'self' data: blob:", "media-src 'self'"],
    ...["manifest-src 'self'", "worker-src 'self'"],
  ].join(';'),
  // Not stricter: without an origin our own forms could not be told from foreign ones.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Sent over TLS alone: browsers ignore it elsewhere, and a development server must not pin a host. */
export const strictTransport = ['strict-transport-security', 'max-age=31536000'] as const;

/** Headers that a page cannot carry itself. A hook of ours costs less than a general header library (measured). */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    if (request.protocol === 'https') {
      reply.header(...strictTransport);
    }
    if (request.url.startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
    }
  });
}
