import postcss, {type Plugin} from 'postcss';

/**
 * Stops theme-classic from mirroring style sheets for right-to-left languages. Logical properties follow the
 * direction of each element, so English parts of such a page stay as they are, and so do drawings, whose sides are
 * physical. Precedes the theme's plugin and tells RTLCSS to skip the sheet.
 */
export const unmirrored: Plugin = {
  postcssPlugin: 'unmirrored',
  Once(root) {
    root.prepend(postcss.comment({text: 'rtl:begin:ignore'}));
  },
};
