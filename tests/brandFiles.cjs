/** The files of `?brand` (src/features/brand/plugin), for tests outside the bundler. */
const {siteColours} = require('../src/site/brand/colours.cjs');
const {siteLogo} = require('../src/site/brand/logo.cjs');

module.exports = {...siteColours(), logo: siteLogo()};
