import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/** What Docusaurus itself is made of, and what stands in every text; it may keep state, and does without it on a page. */
const foundation =
  /[\\/]node_modules[\\/](?:@docusaurus|@mdx-js|prism-react-renderer|react|react-dom|react-fast-compare|react-helmet-async|react-loadable|react-router[\w-]*|scheduler)[\\/]/;

/** What the guard itself asks. */
const textContext = path.join(__dirname, '../../components/reading/TextContext');

/**
 * Rule of the bundler: what texts may use, be it of this site or a package, gets a React that refuses to keep state and to
 * listen in a text (`guard.cjs`). On a page that is read and never hydrated that would be a button which does nothing.
 * It needs nothing of React's inside: modules import another `react`.
 */
export const stateInTexts: RuleSetRule = {
  // Not `test`: by that, core would take this for the rule of a content plugin.
  resource: {
    and: [/\.(?:[cm]?[jt]sx?|mdx?)$/, {not: [foundation, __dirname, textContext]}],
  },
  // By Docusaurus's own name for it, which would win over a longer one; what is not there is React's.
  resolve: {
    alias: {react: [path.join(__dirname, 'react'), path.dirname(require.resolve('react/package.json'))]},
  },
};
