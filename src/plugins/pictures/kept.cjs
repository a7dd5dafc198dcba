const {mkdir, readFile, rename, writeFile} = require('node:fs/promises');
const path = require('node:path');

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

module.exports = {kept};
