const {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} = require('node:fs/promises');
const path = require('node:path');

/** Days after which unused files are deleted. */
const keptDays = 30;

/**
 * Returns the cache folder of builds for a kind of files. CommonJS, because loaders inside the bundler need it.
 *
 * @param {string} siteDir
 * @param {string} [kind] all kinds if left out
 */
const keptFolder = (siteDir, kind = '') => path.join(siteDir, 'node_modules/.cache/portal', kind);

/** @type {Map<string, Promise<Buffer>>} */
const running = new Map();

/**
 * Returns the content of a file, and creates it first if missing. Concurrent callers share one result: the server and
 * client builds run at the same time.
 *
 * @param {string} file
 * @param {() => Promise<Buffer>} make
 * @returns {Promise<Buffer>}
 */
function kept(file, make) {
  const wanted = running.get(file) ?? readOrMake(file, make).finally(() => running.delete(file));
  running.set(file, wanted);
  return wanted;
}

/**
 * @param {string} file
 * @param {() => Promise<Buffer>} make
 */
async function readOrMake(file, make) {
  const there = await readFile(file).catch(() => undefined);
  if (there) {
    const now = new Date();
    await utimes(file, now, now).catch(ignoreMissing);
    return there;
  }
  const data = await make();
  // Renamed when complete, so that an aborted build leaves no partial file.
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(draft, data);
  await rename(draft, file);
  return data;
}

/**
 * Ignores a missing file: another build in the same folder may rename a draft or delete an old file.
 *
 * @param {NodeJS.ErrnoException} error
 */
function ignoreMissing(error) {
  if (error.code !== 'ENOENT') {
    throw error;
  }
}

/**
 * Deletes files that no build has used in a month.
 *
 * @param {string} folder
 * @returns {Promise<number>} number of deleted files
 */
async function forgetUnused(folder) {
  const oldest = Date.now() - keptDays * 86_400_000;
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const ages = await Promise.all(
    files.map(async (file) => ({file, used: (await stat(file).catch(ignoreMissing))?.mtimeMs})),
  );
  const unused = ages.filter(({used}) => used !== undefined && used < oldest);
  await Promise.all(unused.map(({file}) => rm(file, {force: true})));
  return unused.length;
}

module.exports = {forgetUnused, kept, keptFolder};
