/** Components that texts may use without importing them. `src/theme/MDXComponents` has one for each. */
export const textComponents = [
  'Head',
  'DayPlan',
  'DecisionTable',
  'Embed',
  'FloorPrice',
  'PriceSheet',
  'ReadingList',
  'ReadingPaths',
  'SheetShelf',
  'Timeline',
  'Waterfall',
  'Details',
] as const;
