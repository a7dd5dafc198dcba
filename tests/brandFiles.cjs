/** The files of `?brand` (src/plugins/brand), for tests outside the bundler. */
const {siteColours} = require('../src/plugins/brand/colours.cjs');
const {siteLogo} = require('../src/plugins/brand/logo.cjs');

module.exports = {...siteColours(), logo: siteLogo()};
