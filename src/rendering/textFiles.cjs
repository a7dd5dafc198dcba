const path = require('node:path');

/** Folders that an address in a text may begin from: that of the text, and all above it in the site. */
function* foldersFrom(folder, siteDir) {
  for (let place = folder; place.startsWith(siteDir); place = path.dirname(place)) {
    yield place;
  }
}

/**
 * Loader for compiled texts: makes a text depend on the files that it names, present or not. Otherwise the bundler's
 * cache would not notice a deleted file, and the build would fail. Missing files become warnings. Options: `siteDir`,
 * `missingFile` (mark of `textErrors.ts`) and `warningOf` (makes a warning of line, kind and address).
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
    // Not cached: the bundler's cache loses warnings, which the next build must repeat.
    this.cacheable(false);
    this.emitWarning(warningOf(line, kind, url));
  };
  return source.replaceAll(missingFile, (_, line, kind, address) => {
    warn(Number(line), kind, address);
    return address;
  });
};
