/**
 * Loader for texts in the client build, after the MDX loader. Their HTML is made by the server build; what a page still
 * needs from here are the images and downloads that the text names, and the styles of components that it imports.
 *
 * @param {string} source the compiled module
 * @returns {string}
 */
module.exports = function filesOnly(source) {
  const files = source.match(/require\("[^"]+"\)/g) ?? [];
  const imports = [...source.matchAll(/^import .*?["']([^"']+)["'];?$/gm)]
    .map(([, request]) => request)
    .filter((request) => !/^(react|@mdx-js)\b/.test(request));
  return [...imports.map((request) => `import ${JSON.stringify(request)};`), ...files].join('\n');
};
