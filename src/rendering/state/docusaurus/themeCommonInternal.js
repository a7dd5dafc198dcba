const {themeCommon} = require('../docusaurus.cjs');

module.exports = themeCommon(require('@docusaurus/theme-common/internal'));
