const runtime = require('react/jsx-dev-runtime');
const {guarded} = require('../guard.cjs');

/** Replaces `react/jsx-dev-runtime` for everything but Docusaurus itself. */
module.exports = {...runtime, jsxDEV: guarded(runtime.jsxDEV)};
