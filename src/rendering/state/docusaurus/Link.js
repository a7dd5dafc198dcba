const real = require('@docusaurus/Link');
const {inPlace, withoutHandlers} = require('../docusaurus.cjs');

module.exports = inPlace(real, {default: withoutHandlers(real.default)});
