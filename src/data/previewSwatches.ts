/**
 * Colours offered to try on; the first is the preview's default. The last is pale on purpose: it shows what happens to
 * such a colour. Without script the style sheet switches them (`WhiteLabelPreview.module.css`); a test compares the two.
 */
export const previewSwatches = {
  blue: '#1b55ee',
  green: '#0b8566',
  violet: '#6a3fd1',
  magenta: '#c2185b',
  rust: '#c2410c',
  lemon: '#f5d90a',
} as const;

/** A colour that the preview offers. */
export type PreviewSwatch = keyof typeof previewSwatches;
