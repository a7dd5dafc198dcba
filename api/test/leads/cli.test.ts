import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {bundleServer} from '../../../scripts/bundleServer';
import {setUp, temporaryDir, until} from '../setUp';

const root = join(import.meta.dirname, '../../..');
const out = join(root, 'api/dist/test-leads');
const program = join(out, 'leads.js');
beforeAll(() => bundleServer(root, out), 20_000);
afterAll(() => rmSync(out, {recursive: true, force: true}));

const leads = (env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], {encoding: 'utf8', env: {PATH: process.env.PATH, ...env}});

test('names a database without its user and password', () => {
  const {stderr} = leads({DATABASE_URL: 'postgres://anna:secret@127.0.0.1:1/portal'}, 'list');
  expect(stderr).toContain('Store: postgres://127.0.0.1:1/portal\n');
  expect(stderr).not.toMatch(/anna|secret/);
});

test('a reader that has enough ends it quietly, a signal leaves no part of a backup', async () => {
  const {dataDir} = await setUp();
  const db = new DatabaseSync(join(dataDir, 'portal.db'));
  db.exec(`INSERT INTO messages (id, received_at, locale, name, email, company, message, idempotency_key)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
    SELECT i, i, 'en', 'Ada', 'ada@example.com', printf('%.500c', 'x'), 'Hello to you all', i FROM n`);
  db.close();
  const env = {...process.env, DATA_DIR: dataDir};
  const list = `"${process.execPath}" "${program}" list --limit 20000; echo "status $?" >&2`;
  const {stdout, stderr} = spawnSync('sh', ['-c', `{ ${list}; } | head -1`], {encoding: 'utf8', env});
  expect(stdout.split('\n')).toHaveLength(2);
  expect(stderr).toBe(`Store: ${join(dataDir, 'portal.db')}\nstatus 0\n`);

  const dir = temporaryDir();
  const backup = spawn(process.execPath, [program, 'backup', '--output', join(dir, 'backup')], {env});
  const ended = once(backup, 'exit');
  await until(() => readdirSync(dir).length > 0, 20_000);
  backup.kill('SIGTERM');
  expect(await ended).toEqual([143, null]);
  expect(readdirSync(dir)).toEqual([]);
}, 60_000);
