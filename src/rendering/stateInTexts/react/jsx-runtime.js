const runtime = require('react/jsx-runtime');
const {guarded} = require('../guard.cjs');

/** In place of `react/jsx-runtime` for everything that texts may use. */
module.exports = {...runtime, jsx: guarded(runtime.jsx), jsxs: guarded(runtime.jsxs)};
