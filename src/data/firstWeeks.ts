/** Weeks of a new service, first and last, as docs/guides/white-label.md plans them (a test compares), in their order. */
export const firstWeeks = {
  papers: [1, 3],
  own: [3, 3],
  known: [4, 6],
  clients: [6, 10],
  others: [9, 12],
} as const satisfies Record<string, readonly [number, number]>;

/** A stretch of these weeks. */
export type Stretch = keyof typeof firstWeeks;
