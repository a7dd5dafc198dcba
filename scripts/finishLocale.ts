/**
 * What a built locale needs besides its pages: `finishLocale.ts FOLDER [OTHER LOCALE IN IT …]`. Pages are
 * compressed while plugins' jobs run, what these make after them.
 */
import {runJobs, takeJobs} from '../src/plugins/build-jobs';
import {compressor} from './compress';
import {root} from './lib.mjs';

async function finishLocale(folder: string, otherLocales: readonly string[]): Promise<void> {
  // Before anything is compressed: a job is no file of the site.
  const jobs = await takeJobs(folder);
  const compress = compressor(folder, otherLocales);
  await Promise.all([runJobs(root, jobs), compress.files()]);
  await compress.files();
  compress.forgetUnused();
}

const [folder, ...otherLocales] = process.argv.slice(2);
if (!folder) {
  throw new Error('Usage: finishLocale.ts FOLDER [OTHER LOCALE IN IT …]');
}
void finishLocale(folder, otherLocales).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
