import {matchPath as matchPattern} from 'react-router';
import {literal} from './candidates';

/** What `@docusaurus/router` has besides. */
export {Redirect, useHistory, useLocation} from 'react-router';

/**
 * `matchPath` of React Router, for addresses: Docusaurus asks with the addresses of texts, and `notes (1)` is one, whatever
 * React Router reads in it.
 */
export const matchPath: typeof matchPattern = (pathname, options) =>
  (typeof options === 'object' && 'path' in options && typeof options.path === 'string'
    ? matchPattern<never>(pathname, {...options, path: literal(options.path)})
    : null) ?? matchPattern(pathname, options);
