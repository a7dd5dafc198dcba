/** The particle background: number, sizes and speed are the client's. Lengths in CSS pixels. */
export const particleLimits = {
  count: 80,
  /** Of everything drawn together, also where lines cross. */
  opacity: 0.2,
  /** Radius of a circle, smallest and largest. */
  size: [1, 3],
  /** Two circles nearer to each other than this are joined by a line. */
  linkDistance: 150,
  /** Pixels per frame, at 60 frames a second. */
  speed: 1,
} as const;
