import {matchPath as matchPattern} from 'react-router';
import {literal} from './candidates';

/** Other exports of `@docusaurus/router`. */
export {Redirect, useHistory, useLocation} from 'react-router';

/** `matchPath` of React Router for literal paths: `notes (1)` would be a pattern. Docusaurus passes such paths. */
export const matchPath: typeof matchPattern = (pathname, options) =>
  (typeof options === 'object' && 'path' in options && typeof options.path === 'string'
    ? matchPattern<never>(pathname, {...options, path: literal(options.path)})
    : null) ?? matchPattern(pathname, options);
