const {parseColours} = require('../../../site/brand/colours.cjs');
const {parseLogo} = require('../../../site/brand/logo.cjs');
const {readFile} = require('node:fs/promises');

/**
 * Loader for `import {light, dark} from '../css/colours.css?brand'` and `import {logo} from
 * '@site/static/favicon.svg?brand'`. Returns the parsed files as code. Uses `pitch` to run before Docusaurus's own
 * loaders for such files. Option: `coloursFile`, absolute path of the colours.
 *
 * @throws {Error} if one of the files is invalid
 * @returns {Promise<string>}
 */
module.exports.pitch = async function brand() {
  const {coloursFile} = this.getOptions();
  this.addDependency(this.resourcePath);
  this.addDependency(coloursFile);
  const {colours, problems} = parseColours(await readFile(coloursFile, 'utf8'));
  const read = this.resourcePath.endsWith('.css')
    ? {values: colours, problems}
    : (({logo, problems: unfit}) => ({values: {logo}, problems: [...problems, ...unfit]}))(
        parseLogo(await readFile(this.resourcePath, 'utf8'), colours),
      );
  if (read.problems.length > 0) {
    throw new Error(read.problems.join('\n'));
  }
  return Object.entries(read.values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
};
