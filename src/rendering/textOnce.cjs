const {default: compile} = require('@docusaurus/mdx-loader');

/**
 * Compiles a text with Docusaurus's loader. It is always told that the build is the one for browsers, whose code names
 * files so that they are written.
 *
 * @param {{resource: string, resourcePath: string}} place
 * @param {object} options of Docusaurus's loader
 * @param {string} source
 * @returns {Promise<string>}
 */
const compiled = ({resource, resourcePath}, options, source) =>
  new Promise((resolve, reject) => {
    const context = {
      resource,
      resourcePath,
      _compiler: {name: 'client'},
      getOptions: () => options,
      addDependency: () => {},
      async: () => (error, code) => (error ? reject(error) : resolve(code)),
    };
    compile.call(context, source).catch(reject);
  });

/**
 * Loader in place of Docusaurus's for texts: the build for browsers and the one that renders share what the first of
 * them compiles. Neither waits for a text that the other leaves out or has in its cache.
 *
 * @param {string} source
 */
module.exports = function textOnce(source) {
  const callback = this.async();
  const {crossCompilerCache: shared, ...options} = this.getOptions();
  options.dependencies?.forEach((file) => this.addDependency(file));
  const {resource} = this;
  const known = shared.get(resource);
  // Each build compiles a text once. It may have been saved in between.
  shared.delete(resource);
  const code = known?.source === source ? known.code : compiled(this, options, source);
  if (!known) {
    shared.set(resource, {source, code});
  }
  code.then((text) => callback(null, text), callback);
};
