/** Categories of pages that search results are grouped and filtered by. */
export const areas = ['guides', 'blog', 'pages', 'legal', 'files'] as const;
export type Area = (typeof areas)[number];
