const {readFileSync} = require('node:fs');
const path = require('node:path');
const {requestsOf} = require('../registry.cjs');

/**
 * Matches an image, an import, or a link to something other than a page or text. A false match costs a moment; a
 * missed one is a broken link (tests/content/everyPage.test.ts).
 */
const namesFile =
  /!\[|<img\b|\brequire\(|^(?:im|ex)port\b.*["']|^\} from ["']|@site\/|\]\(\s*(?![a-z]+:)(?:<[^>]+|[^)\s>]+)\.(?!mdx?\b)\w|^\[[^\]]+\]:\s*(?![a-z]+:)(?:<[^>]+|\S+)\.(?!mdx?\b)\w|^\w*image\w*:\s*["']?\./im;

/**
 * Loader for Docusaurus's generated registry of routes. In the client build the registry keeps only modules with
 * styles or file names: components, and the few texts that have some. Leaves out other texts, data modules (metadata,
 * sidebars), whose number grows with the site, and the chunks of routes.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function componentsOnly(source) {
  const {siteDir} = this.getOptions();
  const requests = requestsOf(source);
  if (requests.length === 0) {
    throw new Error(
      'The registry of routes has another form than this loader knows. Docusaurus seems to have changed inside: src/rendering/README.md lists what is relied upon.',
    );
  }
  const wanted = requests.filter((request) => {
    const [file] = request.replace('@site', siteDir).split('?');
    return file.endsWith('.md')
      ? namesFile.test(readFileSync(path.resolve(file), 'utf8'))
      : !/^@generated\/|\.json$/.test(file);
  });
  return [...wanted.map((request) => `import ${JSON.stringify(request)};`), 'export default {};'].join('\n');
};
