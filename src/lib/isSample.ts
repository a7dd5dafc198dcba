/**
 * True if something is invented (`sample: true`) and must be replaced before launch.
 *
 * @param thing words or data; each may lose the flag without the other
 */
export const isSample = (...things: readonly object[]): boolean =>
  things.some((thing) => 'sample' in thing && thing.sample === true);
