/** Replaces `react` for everything but Docusaurus itself. */
module.exports = require('../guard.cjs').guardedReact;
