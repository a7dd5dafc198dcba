import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {leaveJob, runJobs, takeJobs} from '..';

const root = path.resolve(__dirname, '../../../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jobs-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Leaves a job that writes its input into a file of its name. */
async function leave(name: string, body = `writeFileSync(input.file, input.text);`) {
  const script = path.join(folder, `${name}.mjs`);
  writeFileSync(
    script,
    `import {readFileSync, writeFileSync} from 'node:fs';\nconst input = JSON.parse(readFileSync(0, 'utf8'));\n${body}\n`,
  );
  await leaveJob(folder, {
    script: path.relative(root, script),
    input: {file: path.join(folder, `${name}.txt`), text: name},
    failure: `${name} could not be done`,
  });
}

it('does every job with its input, and leaves no trace of them', async () => {
  await leave('one');
  await leave('two');
  const jobs = await takeJobs(folder);
  // What is compressed meanwhile is what will be served.
  expect(existsSync(path.join(folder, '.jobs'))).toBe(false);
  await runJobs(root, jobs);
  for (const name of ['one', 'two']) {
    expect(readFileSync(path.join(folder, `${name}.txt`), 'utf8')).toBe(name);
  }
});

it('says which job failed', async () => {
  await leave('one');
  await leave('two', 'process.exitCode = 3;');
  await expect(runJobs(root, await takeJobs(folder))).rejects.toThrow(
    'two could not be done; the reason stands above.',
  );
});

it('fails where nothing was left: the locale was not built', async () => {
  await expect(takeJobs(folder)).rejects.toThrow('.jobs');
});
