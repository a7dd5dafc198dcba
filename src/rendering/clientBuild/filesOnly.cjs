/** Matches a call of `require`, or a comment or string, which may contain something like a call. */
const calls =
  /\b(require\((["'])(?:\\.|(?!\2).)+\2\))|\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\[\s\S]|[^`\\])*`/g;

/**
 * Loader for texts in the client build, after the MDX loader. The server build renders their HTML. Pages still need
 * the images and downloads that a text names, and the styles of components that it imports. URLs keep their quotes
 * and escapes.
 *
 * @param {string} source the compiled module
 * @returns {string}
 */
module.exports = function filesOnly(source) {
  const files = [...source.matchAll(calls)].flatMap(([, call]) => call ?? []);
  // The MDX compiler puts statements before the text, whose code samples may contain some too.
  const [statements] = source.split('function _createMdxContent');
  const imports = [
    ...statements.matchAll(/^(?:import |export [^"'\n]*from )[^"'\n]*((["'])(?:\\.|(?!\2).)+\2);?$/gm),
  ]
    .map(([, request]) => request)
    .filter((request) => !/^["'](?:react|@mdx-js)\b|\.json["']$/.test(request));
  return [...imports.map((request) => `import ${request};`), ...files].join('\n');
};
