// Stands in for two ES modules that CommonJS dependencies require but that nothing here calls (downloads in
// @fastify/static, cookies in light-my-request): Jest cannot require ES modules before Node 24.9.
module.exports = {};
