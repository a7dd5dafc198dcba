const runtime = require('react/jsx-dev-runtime');
const {guarded} = require('../guard.cjs');

/** In place of `react/jsx-dev-runtime` for everything that texts may use. */
module.exports = {...runtime, jsxDEV: guarded(runtime.jsxDEV)};
