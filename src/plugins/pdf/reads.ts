/** What documents read while they are made, besides their code and words (`rendering/cacheKey.ts`). */
export const paperReads = ['src/css/colours.css', '@fontsource/geist', '@fontsource/geist-mono'];
