import {light} from '@site/src/css/colours.css?brand';

/**
 * Colours offered in the preview, '#rrggbb'. The first, the accent of the site, is the default. The last is pale on
 * purpose, to show how the preview corrects such a colour. Without JavaScript, the style sheet selects them by position
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

export type PreviewSwatch = keyof typeof previewSwatches;
