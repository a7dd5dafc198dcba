/** First and last week of each phase of a new service, as in docs/guides/white-label.md (a test compares). */
export const firstWeeks = {
  papers: [1, 3],
  own: [3, 3],
  known: [4, 6],
  clients: [6, 10],
  others: [9, 12],
} as const satisfies Record<string, readonly [number, number]>;

export type Stretch = keyof typeof firstWeeks;
