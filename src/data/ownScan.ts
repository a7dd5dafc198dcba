/** What our own scan of the built site looks at (src/plugins/own-scan). */
export const scanChecks = [
  'headers',
  'policy',
  'requests',
  'links',
  'pictures',
  'headings',
  'landmarks',
  'names',
  'identifiers',
  'language',
] as const;
export type ScanCheck = (typeof scanChecks)[number];

/** What it measures. Weights are bytes as they are sent, compressed with Brotli. */
export const scanFigures = ['pages', 'typicalWeight', 'heaviestPage', 'inlineScript'] as const;
export type ScanFigure = (typeof scanFigures)[number];

/** Places of the trust page that the build fills, by the value of their `data-scan`. */
export type ScanPlace = ScanCheck | ScanFigure | 'day' | 'score';

/** Headers that every answer has to carry, as the file for static hosts names them. */
export const requiredHeaders = [
  'strict-transport-security',
  'x-content-type-options',
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const;

/** What is known to be open. Whoever closes one takes it out; their words are in `src/content/trust.ts`. */
export const openPoints = [
  {id: 'tls', owner: 'operations', since: '2026-11-23', due: '2027-01-29'},
  {id: 'styleAttributes', owner: 'engineering', since: '2026-11-23', due: '2027-03-31'},
] as const;
export type OpenPointId = (typeof openPoints)[number]['id'];
export type OpenPointOwner = (typeof openPoints)[number]['owner'];
