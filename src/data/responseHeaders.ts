/** Headers of every answer that a page cannot carry itself: the server, nginx and static hosts send the same. */
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

/** How long files are kept: those with a hash in their name for ever, others until they are asked for again. */
export const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;
