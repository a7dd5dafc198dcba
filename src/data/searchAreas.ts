/** Parts of the site that results are grouped by. */
export const areas = ['guides', 'blog', 'pages'] as const;
export type Area = (typeof areas)[number];
