/**
 * Returns the modules that Docusaurus's generated registry of routes loads: components, texts and data.
 *
 * @param {string} source
 * @returns {string[]}
 */
const requestsOf = (source) =>
  [...source.matchAll(/import\(\/\*.*?\*\/ "([^"]+)"\)/g)].map(([, request]) => request);

module.exports = {requestsOf};
