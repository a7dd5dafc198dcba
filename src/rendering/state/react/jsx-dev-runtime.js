const runtime = require('react/jsx-dev-runtime');
const {guarded} = require('../guard.cjs');

/** In place of `react/jsx-dev-runtime` for everything that is not Docusaurus itself. */
module.exports = {...runtime, jsxDEV: guarded(runtime.jsxDEV)};
