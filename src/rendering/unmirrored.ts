import postcss, {type Plugin} from 'postcss';
import {changedInside} from './reliance';

/**
 * Stops theme-classic from mirroring style sheets for right-to-left languages. Logical properties follow the
 * direction of each element, so English parts of such a page stay as they are, and so do drawings, whose sides are
 * physical. Precedes the theme's plugin and tells RTLCSS to skip the sheet.
 */
export const unmirrored: Plugin = {
  postcssPlugin: 'unmirrored',
  Once(root, {result}) {
    const names = result.processor.plugins.map((plugin) => (plugin as Plugin).postcssPlugin);
    if (names.slice(0, names.indexOf('unmirrored')).some((name) => /rtl/i.test(name))) {
      throw changedInside('theme-classic mirrors style sheets before they can be exempted');
    }
    root.prepend(postcss.comment({text: 'rtl:begin:ignore'}));
  },
};
