/** Particle background with the client's number, sizes and speed. Lengths in CSS pixels. */
export const particleLimits = {
  count: 80,
  /** Opacity of the whole drawing, also where lines cross. */
  opacity: 0.2,
  /** Minimum and maximum radius of a circle. */
  size: [1, 3],
  /** Maximum distance between two circles that are joined by a line. */
  linkDistance: 150,
  /** Pixels per frame at 60 frames per second. */
  speed: 1,
} as const;
