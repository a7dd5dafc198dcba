const path = require('node:path');
const {isAlive, pageIslandName} = require('./pages.cjs');

const beside = (file) => JSON.stringify(path.join(__dirname, file));

/**
 * Loader for pages that declare themselves islands (`export const island = 'load'`), before their source is read.
 * Server build and development render the page as an island; the client build's entry hydrates it.
 *
 * @this {import('webpack').LoaderContext<{siteDir: string, define: string, browser?: boolean}>}
 */
module.exports.pitch = function islandOfPage() {
  const {siteDir, define, browser} = this.getOptions();
  const file = this.resourcePath;
  this.addDependency(file);
  if (!isAlive(file)) {
    return undefined;
  }
  const name = JSON.stringify(pageIslandName(siteDir, file));
  if (browser) {
    return [
      `import Page from ${JSON.stringify(file)};`,
      `import {bringToLife} from ${beside('bringToLife.tsx')};`,
      `bringToLife(${name}, Page);`,
    ].join('\n');
  }
  const page = JSON.stringify(`${file}?alive`);
  return [
    `import Page, {island} from ${page};`,
    `import {slots} from ${JSON.stringify(define)};`,
    `import {pageIsland} from ${beside('pageIsland.tsx')};`,
    `export default pageIsland(${JSON.stringify(path.relative(siteDir, file))}, ${name}, island, Page, slots);`,
  ].join('\n');
};
