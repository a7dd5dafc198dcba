const path = require('node:path');

/** Folders that an address in a text may begin from: that of the text, and all above it in the site. */
function* foldersFrom(folder, siteDir) {
  for (let place = folder; place.startsWith(siteDir); place = path.dirname(place)) {
    yield place;
  }
}

/**
 * Loader for compiled texts: a text depends on the files that it names, whether they are there or not. The bundler's cache
 * would otherwise take a text for unchanged when a file that it shows is deleted, and stop at the gap. What is not there is
 * said as a warning.
 *
 * Options: `siteDir`, `missingFile` (how `textErrors.ts` marks them) and `warningOf` (makes one of line, kind and address).
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function textFiles(source) {
  const {siteDir, missingFile, warningOf} = this.getOptions();
  const folder = path.dirname(this.resourcePath);
  for (const [, request] of source.matchAll(/require\("(?:[^"]*!)?((?:\.|@site\/)[^"!?]*)[^"!]*"\)/g)) {
    this.addDependency(path.resolve(folder, request.replace('@site', siteDir)));
  }
  const warn = (line, kind, address) => {
    const url = decodeURI(address);
    const [file] = url.replace('@site/', '').split(/[?#]/);
    const roots = file.startsWith('/') ? [path.join(siteDir, 'static')] : [...foldersFrom(folder, siteDir)];
    roots.forEach((root) => this.addMissingDependency(path.join(root, file)));
    // Not kept: the bundler's cache forgets warnings, and the next build is to say it again.
    this.cacheable(false);
    this.emitWarning(warningOf(line, kind, url));
  };
  return source.replaceAll(missingFile, (_, line, kind, address) => {
    warn(Number(line), kind, address);
    return address;
  });
};
