const {router} = require('../docusaurus.cjs');

module.exports = router(require('@docusaurus/router'));
