const {createRequire} = require('node:module');

const css = createRequire(require.resolve('@docusaurus/bundler'))('css-loader');

/**
 * What each kind of build has made of a file.
 * @type {Map<string, {content: string, code: string}>}
 */
const made = new Map();

/**
 * Loader in place of css-loader for modules: the builds of a language take what those of the language before have made,
 * which is a fifth of their work.
 *
 * @this {import('webpack').LoaderContext<{modules: {exportOnlyLocals: boolean}}>}
 * @param {string} content
 * @param {unknown[]} rest source map and syntax tree
 */
module.exports = function cssOnce(content, ...rest) {
  const callback = this.async();
  const id = `${this.resource} ${this.getOptions().modules.exportOnlyLocals}`;
  const known = made.get(id);
  if (known?.content === content) {
    callback(null, known.code);
    return;
  }
  const done = (/** @type {Error | null} */ error, /** @type {string} */ code) => {
    if (!error) {
      made.set(id, {content, code});
    }
    callback(error, code);
  };
  css.call(Object.create(this, {async: {value: () => done}}), content, ...rest).catch(callback);
};
