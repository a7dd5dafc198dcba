import postcss, {type Plugin} from 'postcss';

/**
 * Keeps theme-classic from mirroring style sheets where a language runs from right to left. What follows the text is said by
 * logical properties, which follow the direction of the element itself: English parts of such a page stay as they are, and so
 * do drawings, whose sides are physical. It comes before the theme's plugin and tells RTLCSS to leave the sheet alone.
 */
export const unmirrored: Plugin = {
  postcssPlugin: 'unmirrored',
  Once(root) {
    root.prepend(postcss.comment({text: 'rtl:begin:ignore'}));
  },
};
