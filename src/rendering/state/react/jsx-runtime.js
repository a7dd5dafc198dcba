const runtime = require('react/jsx-runtime');
const {guarded} = require('../guard.cjs');

/** Replaces `react/jsx-runtime` for everything but Docusaurus itself. */
module.exports = {...runtime, jsx: guarded(runtime.jsx), jsxs: guarded(runtime.jsxs)};
