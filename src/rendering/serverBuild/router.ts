import {matchPath as matchPattern} from 'react-router';
import {literal} from './candidates';

/** Other exports of `@docusaurus/router`. */
export {Redirect, useHistory, useLocation} from 'react-router';

/**
 * `matchPath` of React Router for literal paths. Docusaurus passes addresses of texts, and `notes (1)` is one, which
 * React Router would read as a pattern.
 */
export const matchPath: typeof matchPattern = (pathname, options) =>
  (typeof options === 'object' && 'path' in options && typeof options.path === 'string'
    ? matchPattern<never>(pathname, {...options, path: literal(options.path)})
    : null) ?? matchPattern(pathname, options);
