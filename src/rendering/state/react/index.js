/** In place of `react` for everything that is not Docusaurus itself. */
module.exports = require('../guard.cjs').guardedReact;
