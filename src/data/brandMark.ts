/** The sign of the brand, as paths in a square of 32 units; `static/favicon.svg` is the same drawing. */
export const brandMark = {
  size: 32,
  /** The ground, filled. */
  ground: 'M16 1.5 29 6v10.2c0 7-5.3 11.8-13 14.3C8.3 28 3 23.2 3 16.2V6z',
  /** What stands on it, a line. */
  line: 'm9.5 11 6.5 10.5L22.5 11',
  lineWidth: 3,
} as const;
