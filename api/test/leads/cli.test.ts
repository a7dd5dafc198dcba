/** The command as operators run it. */
import {spawnSync} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {bundleServer} from '../../../scripts/bundleServer';
import {setUp, temporaryDir, validMessage} from '../setUp';

const root = join(import.meta.dirname, '../../..');
const out = join(root, 'api/dist/test-leads');
beforeAll(() => bundleServer(root, out), 20_000);
afterAll(() => rmSync(out, {recursive: true, force: true}));

const leads = (env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, [join(out, 'leads.js'), ...args], {
    encoding: 'utf8',
    env: {PATH: process.env.PATH, ...env},
  });

test('says which store it works on, apart from what it writes', async () => {
  const {post, dataDir} = await setUp();
  await post(validMessage);
  const {stdout, stderr, status} = leads({DATA_DIR: dataDir}, 'export', '--format', 'json');
  expect([stderr, status]).toEqual([`Store: ${join(dataDir, 'portal.db')}\n`, 0]);
  expect(JSON.parse(stdout)).toHaveLength(1);
});

test('where there is no store it makes none, and says what to do', () => {
  const dir = join(temporaryDir(), 'elsewhere');
  const {stdout, stderr, status} = leads({DATA_DIR: dir}, 'erase', '--email', 'ada@example.com', '--yes');
  expect([stdout, status]).toEqual(['', 1]);
  expect(stderr).toContain(`There is no ${join(dir, 'portal.db')}.`);
  expect(stderr).toContain('Set DATA_DIR or DATABASE_URL as the server has it');
  expect(existsSync(dir)).toBe(false);
});

test('names a database without its user and password', () => {
  const {stderr} = leads({DATABASE_URL: 'postgres://anna:secret@127.0.0.1:1/portal'}, 'list');
  expect(stderr).toContain('Store: postgres://127.0.0.1:1/portal\n');
  expect(stderr).not.toMatch(/anna|secret/);
});
