/** What `?brand` gives of the colours and the sign (src/plugins/brand), for tests outside of the bundler. */
const {siteColours} = require('../src/plugins/brand/colours.cjs');
const {siteLogo} = require('../src/plugins/brand/logo.cjs');

module.exports = {...siteColours(), logo: siteLogo()};
