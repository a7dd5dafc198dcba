/** Kinds of pages that results are told apart and chosen by. */
export const areas = ['guides', 'blog', 'pages', 'legal', 'files'] as const;
export type Area = (typeof areas)[number];
