const {requestsOf} = require('../registry.cjs');

/**
 * Loader for Docusaurus's generated registry of routes. In the client build the registry keeps only modules that may have
 * styles or name files: components and texts. Leaves out data modules (metadata, sidebars) and the chunks of routes.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function componentsOnly(source) {
  const requests = requestsOf(source);
  if (requests.length === 0) {
    throw new Error(
      'The registry of routes has another form than this loader knows. Docusaurus seems to have changed inside: src/rendering/README.md lists what is relied upon.',
    );
  }
  const wanted = requests.filter((request) => !/^@generated\/|\.json$/.test(request.split('?')[0]));
  return [...wanted.map((request) => `import ${JSON.stringify(request)};`), 'export default {};'].join('\n');
};
