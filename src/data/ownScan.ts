export const securityChecks = ['headers', 'policy', 'requests'] as const;

export const qualityChecks = [
  'links',
  'pictures',
  'headings',
  'landmarks',
  'names',
  'identifiers',
  'language',
] as const;

/** Checks of our own scan of the built site (src/features/own-scan/plugin). */
export const scanChecks = [...securityChecks, ...qualityChecks] as const;
export type ScanCheck = (typeof scanChecks)[number];

/** Figures of the scan. Weights are transferred bytes, compressed with Brotli. */
export const scanFigures = ['pages', 'typicalWeight', 'heaviestPage', 'inlineScript'] as const;
export type ScanFigure = (typeof scanFigures)[number];

/** Values of `data-scan`: the places of the trust page that the build fills. */
export type ScanPlace = ScanCheck | ScanFigure | 'day' | 'security' | 'quality';

/** Headers that every response must have, spelled as in the file for static hosts. */
export const requiredHeaders = [
  'strict-transport-security',
  'x-content-type-options',
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const;

/** Known open points, with words in `src/content/trust.ts`. Delete a point when it is resolved. */
export const openPoints = [
  {id: 'tls', owner: 'operations', since: '2026-11-23', due: '2027-01-29'},
  {id: 'styleAttributes', owner: 'engineering', since: '2026-11-23', due: '2027-03-31'},
] as const;
export type OpenPointId = (typeof openPoints)[number]['id'];
export type OpenPointOwner = (typeof openPoints)[number]['owner'];
