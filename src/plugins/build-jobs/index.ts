import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Work on a built locale that needs its pages and nothing of Docusaurus. */
export interface BuildJob {
  /** Module that does it, relative to the site. Reads its input as JSON from its standard input. */
  readonly script: string;
  readonly input: unknown;
  /** What could not be done, for the case that it fails: “The cards could not be drawn”. */
  readonly failure: string;
}

/** Folder of jobs in that of a built locale. */
const jobsFolder = (outDir: string) => path.join(outDir, '.jobs');

/** Leaves a job for the end of the build of a locale. */
export async function leaveJob(outDir: string, job: BuildJob): Promise<void> {
  const name = path.basename(job.script, path.extname(job.script));
  await mkdir(jobsFolder(outDir), {recursive: true});
  await writeFile(path.join(jobsFolder(outDir), `${name}.json`), JSON.stringify(job));
}

/**
 * Does a job in a process of its own.
 *
 * @throws Error with the job's words for it where it fails; the reason stands in the terminal
 */
export async function runJob(siteDir: string, {script, input, failure}: BuildJob): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(siteDir, script)], {
    cwd: siteDir,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.end(JSON.stringify(input));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new Error(`${failure}; the reason stands above.`);
  }
}

/**
 * Takes the jobs out of the folder of a built locale: from then on it holds only what is served.
 *
 * @throws Error where no job was left: the locale was not built
 */
export async function takeJobs(outDir: string): Promise<BuildJob[]> {
  const folder = jobsFolder(outDir);
  const names = await readdir(folder);
  const jobs = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as BuildJob),
  );
  await rm(folder, {recursive: true});
  return jobs;
}

/**
 * Does jobs, all at the same time.
 *
 * @throws Error of the first job that fails
 */
export async function runJobs(siteDir: string, jobs: readonly BuildJob[]): Promise<void> {
  await Promise.all(jobs.map((job) => runJob(siteDir, job)));
}
