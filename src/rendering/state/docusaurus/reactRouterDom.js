const {router} = require('../docusaurus.cjs');

module.exports = router(require('react-router-dom'));
