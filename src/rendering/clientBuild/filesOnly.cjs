/** A call of `require`, or what may hold something that looks like one: comments and strings. */
const calls =
  /\b(require\((["'])(?:\\.|(?!\2).)+\2\))|\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\[\s\S]|[^`\\])*`/g;

/**
 * Loader for texts in the client build, after the MDX loader. Their HTML is made by the server build; what a page still
 * needs from here are the images and downloads that the text names, and the styles of components that it imports.
 * Addresses stay as they are written, with their quotes: writers escape characters in them.
 *
 * @param {string} source the compiled module
 * @returns {string}
 */
module.exports = function filesOnly(source) {
  const files = [...source.matchAll(calls)].flatMap(([, call]) => call ?? []);
  // The MDX compiler puts statements before the text, which may hold some in its code.
  const [statements] = source.split('function _createMdxContent');
  const imports = [
    ...statements.matchAll(/^(?:import |export [^"'\n]*from )[^"'\n]*((["'])(?:\\.|(?!\2).)+\2);?$/gm),
  ]
    .map(([, request]) => request)
    .filter((request) => !/^["'](?:react|@mdx-js)\b|\.json["']$/.test(request));
  return [...imports.map((request) => `import ${request};`), ...files].join('\n');
};
