import type {Config} from '@docusaurus/types';
import {contrast, parseHex, readable} from '../../../lib/colour';

/** Returns problems with the colours of the announcement bar, which its author chooses. */
export function announcementProblems({themeConfig = {}}: Config): string[] {
  const {backgroundColor, textColor} = (themeConfig.announcementBar ?? {}) as Record<
    string,
    string | undefined
  >;
  if (backgroundColor === undefined && textColor === undefined) {
    return [];
  }
  const where = 'themeConfig.announcementBar: ';
  if (backgroundColor === undefined || textColor === undefined) {
    return [
      `${where}give both backgroundColor and textColor, or neither: the site’s own change with the theme.`,
    ];
  }
  const [ground, text] = [parseHex(backgroundColor), parseHex(textColor)];
  if (!ground || !text) {
    return [`${where}write colours as #rrggbb, so that it can be seen whether they are readable.`];
  }
  const found = contrast(ground, text);
  return found >= readable
    ? []
    : [
        `${where}${textColor} on ${backgroundColor} has a contrast of ${found.toFixed(1)}, and text needs ${readable}. Without colours the bar takes the site’s own.`,
      ];
}
