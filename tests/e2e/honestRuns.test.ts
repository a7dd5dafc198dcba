/** A browser test that did not run, or checked nothing, must not count as passed. */
import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../content/site';
import {freePort} from '../freePort';

const folder = mkdtempSync(path.join(tmpdir(), 'honest-'));
afterAll(() => rmSync(folder, {recursive: true}));

function playwright(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  // Playwright refuses to run in a worker of Jest.
  const {CI: _ci, JEST_WORKER_ID: _worker, ...own} = process.env;
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
    {cwd, env: {...own, ...env}},
  );
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (err += text));
  return new Promise<{status: number | null; out: string; err: string}>((resolve) =>
    child.on('close', (status) => resolve({status, out, err})),
  );
}

it.each([
  ['skips every journey in an engine that is missing', {}, [], {status: 0, unexpected: 0, expected: 0}],
  [
    'fails them where everything must be checked',
    {CI: '1'},
    ['--grep=cookie dialog once'],
    {status: 1, unexpected: 2, skipped: 0},
  ],
] as const)('%s', async (_title, env, args, outcome) => {
  const programs = path.join(folder, 'bin');
  mkdirSync(programs, {recursive: true});
  rmSync(path.join(programs, 'node'), {force: true});
  symlinkSync(process.execPath, path.join(programs, 'node'));
  const {status, out} = await playwright(
    root,
    ['--project=firefox', '--project=webkit', '--reporter=json', ...args, 'tests/e2e/journeys.spec.ts'],
    {
      PATH: programs,
      FIREFOX_PATH: '',
      PLAYWRIGHT_BROWSERS_PATH: path.join(folder, 'none'),
      TEST_PORT: String(await freePort()),
      ...env,
    },
  );
  const {stats} = JSON.parse(out) as {stats: {skipped: number}};
  expect({status, ...stats}).toMatchObject(outcome);
  expect(stats.skipped >= 20).toBe(status === 0);
});

it('fails a run in which a test checked nothing, and names it', async () => {
  const site = path.join(folder, 'site');
  mkdirSync(site);
  symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
  const write = (file: string, text: string) => writeFileSync(path.join(site, file), text);
  const reporter = JSON.stringify(path.join(root, 'tests/e2e/idleTests.ts'));
  write('playwright.config.mjs', `export default {reporter: [[${reporter}]]};`);
  const run = (body: string) => {
    write(
      'a.spec.mjs',
      `import {expect, test as base} from '@playwright/test';
      const test = base.extend({quiet: [async ({}, use) => { await use(); expect(1).toBe(1); }, {auto: true}]});
      test.afterEach(() => { expect(1).toBe(1); });
      ${body}`,
    );
    return playwright(site, [], {});
  };
  const sound = `test('in a step', () => test.step('step', () => { expect(1).toBe(1); }));
    test('soft', () => { expect.soft(1).toBe(1); });
    test('polls', () => expect.poll(() => 1).toBe(1));
    test('skipped', () => { test.skip(true, 'why'); });`;
  expect(await run(sound)).toMatchObject({status: 0, err: ''});
  const {status, err} = await run(`${sound}
    test('empty list', () => { for (const it of []) expect(it).toBe(1); });
    test('early return', () => { if (1) return; expect(1).toBe(1); });`);
  expect(status).toBe(1);
  expect([...err.matchAll(/› (.*)$/gm)].map(([, name]) => name)).toEqual(['empty list', 'early return']);
});
