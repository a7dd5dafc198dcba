const {createHash} = require('node:crypto');
const {readFileSync} = require('node:fs');
const path = require('node:path');

/** The line by which a page declares itself alive, alone or in a list of exports. */
const declaration = /^export\s+(?:const\s+island\b|\{[^}]*\bisland\b)/m;

/**
 * True if a page declares itself an island.
 *
 * @param {string} file whole path
 */
const isAlive = (file) => declaration.test(readFileSync(file, 'utf8'));

/**
 * Returns the island name of a page: 'page-labs-counter-1f3a' for `src/pages/labs/Counter.tsx`. The hash distinguishes
 * paths with the same words.
 *
 * @param {string} siteDir
 * @param {string} file whole path
 */
function pageIslandName(siteDir, file) {
  const known = path.relative(siteDir, file).replaceAll(path.sep, '/');
  const words = known.replace(/^(?:.*\/)?(?:src\/pages|node_modules)\/|\.\w+$/g, '').replace(/\W+/g, '-');
  const hash = createHash('sha256').update(known).digest('hex').slice(0, 4);
  return `page-${words}-${hash}`.replace(/-{2,}/g, '-').toLowerCase();
}

module.exports = {isAlive, pageIslandName};
