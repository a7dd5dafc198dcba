/**
 * Loader for `!!raw-loader!./file` in texts: exports a file as text. The package of that name is archived.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function rawLoader(source) {
  return `export default ${JSON.stringify(source)};`;
};
