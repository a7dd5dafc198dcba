/** Files that documents read at run time, besides code and words (`rendering/cacheKey.ts`). */
export const paperReads = ['src/css/colours.css', '@fontsource/geist', '@fontsource/geist-mono', 'katex'];
