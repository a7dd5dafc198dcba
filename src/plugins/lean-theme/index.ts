import type {Plugin} from '@docusaurus/types';

/**
 * Modules that theme-classic adds to every page and that no part of this site uses: Infima's styles (src/css/base.css
 * is ours), the progress bar of client-side navigation, and the languages for highlighting in the browser.
 */
const unused = [
  'infima/dist/css/default/default.css',
  '@docusaurus/theme-classic/lib/nprogress',
  '@docusaurus/theme-classic/lib/prism-include-languages',
];

/** Leaves out what theme-classic brings to every page although nothing here uses it. */
export default function leanTheme(): Plugin {
  return {
    name: 'lean-theme',
    configureWebpack: () => ({
      resolve: {
        alias: Object.fromEntries(unused.map((name) => [require.resolve(name).replace(/\.js$/, ''), false])),
      },
    }),
  };
}
