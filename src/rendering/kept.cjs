const {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} = require('node:fs/promises');
const path = require('node:path');

/** Days after which a file that no build asked for is taken away. */
const keptDays = 30;

/**
 * Folder of everything that builds keep by its content, for one kind of file. Not in TypeScript, as loaders need it,
 * which run inside the bundler.
 *
 * @param {string} siteDir
 * @param {string} [kind] all kinds if left out
 */
const keptFolder = (siteDir, kind = '') => path.join(siteDir, 'node_modules/.cache/portal', kind);

/** @type {Map<string, Promise<Buffer>>} */
const running = new Map();

/**
 * What a file holds; where it is missing, it is made and written first. Who asks while it is being made waits for the
 * same result: the builds for server and browser run at the same time.
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
  // Moved into its place when it is complete: a build that is ended leaves nothing half done.
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(draft, data);
  await rename(draft, file);
  return data;
}

/**
 * Another build may work in the same folder: a draft gets its name, or an old file goes, in between.
 *
 * @param {NodeJS.ErrnoException} error
 */
function ignoreMissing(error) {
  if (error.code !== 'ENOENT') {
    throw error;
  }
}

/**
 * Takes away what no build has asked for in a month.
 *
 * @param {string} folder
 * @returns {Promise<number>} files that were taken away
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
