import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/** What Docusaurus itself is made of; it may keep state, and does without it on a page. */
const foundation =
  /[\\/]node_modules[\\/](?:@docusaurus|@mdx-js|prism-react-renderer|react|react-dom|react-fast-compare|react-helmet-async|react-loadable|react-router[\w-]*|scheduler)[\\/]/;

const here = (file: string) => path.join(__dirname, file);

/** What the guard itself asks, and what is made for the browser. */
const rendering = path.join(__dirname, '..');
const contexts = path.join(__dirname, '../../lib/renderContexts');

/**
 * Rule of the bundler: what pages and texts are made of, be it of this site or a package, gets a React that refuses to keep
 * state and to listen outside of islands (`guard.cjs`), and parts of Docusaurus that refuse to wait for the browser
 * (`docusaurus.cjs`). On a page that is read and never hydrated that would be a button which does nothing.
 * It needs nothing of React's inside: modules import another `react`.
 */
export const deadState: RuleSetRule = {
  // Not `test`: by that, core would take this for the rule of a content plugin.
  resource: {
    and: [/\.(?:[cm]?[jt]sx?|mdx?)$/, {not: [foundation, rendering, contexts]}],
  },
  // By Docusaurus's own name for each, which would win over a longer one; what is not there is React's.
  resolve: {
    alias: {
      react: [here('react'), path.dirname(require.resolve('react/package.json'))],
      'react-router$': here('docusaurus/reactRouter.js'),
      'react-router-dom$': here('docusaurus/reactRouterDom.js'),
      '@docusaurus/BrowserOnly': here('docusaurus/BrowserOnly.js'),
      '@docusaurus/ComponentCreator': here('ComponentCreator.tsx'),
      '@docusaurus/Link': here('docusaurus/Link.js'),
      '@docusaurus/router': here('docusaurus/router.js'),
      '@docusaurus/theme-common$': here('docusaurus/themeCommon.js'),
      '@docusaurus/theme-common/internal$': here('docusaurus/themeCommonInternal.js'),
      '@docusaurus/useIsBrowser': here('docusaurus/useIsBrowser.js'),
    },
  },
};
