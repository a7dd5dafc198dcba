const real = require('@docusaurus/BrowserOnly');
const {component, inPlace} = require('../docusaurus.cjs');

module.exports = inPlace(real, {default: component('BrowserOnly', real.default)});
