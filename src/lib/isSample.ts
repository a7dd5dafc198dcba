/** True if words or data of something are invented (`sample: true`) and must be replaced before launch. */
export const isSample = (...things: readonly object[]): boolean =>
  things.some((thing) => 'sample' in thing && thing.sample === true);
