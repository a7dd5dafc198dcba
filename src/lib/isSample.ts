/**
 * Whether somebody or something is invented, and to be replaced by real ones before launch: it says `sample: true`.
 *
 * @param thing words or data; each may lose the flag without the other
 */
export const isSample = (...things: readonly object[]): boolean =>
  things.some((thing) => 'sample' in thing && thing.sample === true);
