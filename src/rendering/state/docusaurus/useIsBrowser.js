const real = require('@docusaurus/useIsBrowser');
const {hook, inPlace} = require('../docusaurus.cjs');

module.exports = inPlace(real, {default: hook('useIsBrowser', real.default)});
