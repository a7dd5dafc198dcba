/** Feeds of the blog in each locale (src/features/blog/plugin), with addresses and media types. */
export const feeds = [
  {kind: 'rss', path: '/blog/rss.xml', type: 'application/rss+xml'},
  {kind: 'atom', path: '/blog/atom.xml', type: 'application/atom+xml'},
  {kind: 'json', path: '/blog/feed.json', type: 'application/feed+json'},
] as const;
export type FeedKind = (typeof feeds)[number]['kind'];
