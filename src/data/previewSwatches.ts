import {light} from '@site/src/css/colours.css?brand';

/**
 * Colours offered to try on, '#rrggbb'; the first, the accent of the site, is the preview's default. The last is pale on
 * purpose: it shows what happens to such a colour. Without script the style sheet switches them by their place
 * (`WhiteLabelPreview.module.css`); a test compares the two.
 */
export const previewSwatches = {
  accent: light.accent,
  green: light['sample-green'],
  violet: light['sample-violet'],
  magenta: light['sample-magenta'],
  rust: light['sample-rust'],
  lemon: light['sample-lemon'],
} as const;

/** A colour that the preview offers. */
export type PreviewSwatch = keyof typeof previewSwatches;
