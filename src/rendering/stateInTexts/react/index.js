/** In place of `react` for everything that texts may use. */
module.exports = require('../guard.cjs').guardedReact;
