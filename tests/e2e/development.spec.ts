/** `npm run dev`: a page that declares itself an island hydrates, and others report the problem. Uses a copy. */
import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {alivePages, config, copySite, page as source} from '../state/site';
import {expect, test} from './fixtures';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-dev-'));
const port = String(Number(process.env.TEST_PORT ?? 3210) + 90);
const site = `http://localhost:${port}`;
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const dead = source('', '<button onClick={() => alert(1)}>Go</button>');
  copySite(folder, {...alivePages, 'src/pages/lab/dead.tsx': dead}, ['Team']);
  server = spawn(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'start',
      `--config=${config}`,
      '--no-open',
      '--port',
      port,
    ],
    {cwd: folder, env: {...process.env, NODE_ENV: 'development', SITE_URL: site}, stdio: 'ignore'},
  );
  const isThere = () =>
    fetch(site).then(
      ({ok}) => ok,
      () => false,
    );
  await expect.poll(isThere, {timeout: 150_000}).toBe(true);
});
test.afterAll(() => {
  server?.kill();
  rmSync(folder, {recursive: true, force: true});
});

test('a page with state lives in development, and a dead page says what is wrong', async ({
  page,
  complaints,
}) => {
  test.slow();
  await page.goto(`${site}/lab/dead`);
  await expect(page.locator('body')).toContainText(
    'src/pages/lab/dead.tsx: <Lab> listens to onClick, and pages are sent without React',
    {timeout: 60_000},
  );
  complaints.length = 0;
  await page.goto(`${site}/lab/whole`);
  await page.getByRole('button', {name: 'Clicked 0'}).click();
  await expect(page.getByRole('main')).toContainText(/Clicked 1[^]*sum 1[^]*after an effect[^]*Drawn 3 1 2/);
});
