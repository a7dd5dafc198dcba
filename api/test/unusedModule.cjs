// Stands in for an ES module that a CommonJS dependency requires but that nothing here calls (cookies in
// light-my-request): Jest cannot require ES modules before Node 24.9.
module.exports = {};
