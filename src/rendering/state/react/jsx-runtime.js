const runtime = require('react/jsx-runtime');
const {guarded} = require('../guard.cjs');

/** In place of `react/jsx-runtime` for everything that is not Docusaurus itself. */
module.exports = {...runtime, jsx: guarded(runtime.jsx), jsxs: guarded(runtime.jsxs)};
