/** Tests the systemd units of `api/deploy`: systemd's check, and the commands under their limits. */
import {spawn, spawnSync} from 'node:child_process';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {bundleServer} from '../../../scripts/bundleServer';
import {describeWith} from '../engines/absent';
import {startMailServer} from '../mail/mailServer';
import {afterTest, rows, setUp, temporaryDir, until, validMessage, writeFiles} from '../setUp';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'api/deploy');
const unit = (name: string) => readFileSync(join(folder, name), 'utf8');
const unitFiles = () => readdirSync(folder).filter((name) => /\.(?:service|socket|timer)$/.test(name));
const services = ['portal.service', 'portal-backup.service', 'portal-purge.service'];

const settings = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

// A separate folder, without access to a built site.
const out = join(root, 'api/dist/test-units');
beforeAll(() => bundleServer(root, out), 20_000);
afterAll(() => rmSync(out, {recursive: true, force: true}));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const hasPython = spawnSync('python3', ['--version']).status === 0;

describeWith(hasSystemd && existsSync('/usr/bin/node'), 'systemd')('units', () => {
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, {encoding: 'utf8'});

  test('systemd understands every line, and finds little exposure', () => {
    const files = unitFiles().map((name) => join(folder, name));
    const {stderr, status} = analyze('verify', '--man=no', ...files);
    expect([stderr, status]).toEqual(['', 0]);
    for (const name of services) {
      const {status: exposed} = analyze('security', '--offline=true', '--threshold=20', join(folder, name));
      expect([name, exposed]).toEqual([name, 0]);
    }
  });
});

test('the server has time to stop: the longest DRAIN_SECONDS, slow readers and deliveries', () => {
  expect(Number(settings(unit('portal.service'), 'TimeoutStopSec')[0])).toBeGreaterThan(300 + 5 + 10);
});

/** Runs the commands of a unit as systemd would, in other folders, until one fails. */
function run(name: string, dataDir: string, backups: string) {
  let said = '';
  const lines = ['ExecStartPre', 'ExecStart', 'ExecStartPost'].flatMap((it) => settings(unit(name), it));
  for (const line of lines) {
    const command = line
      .replaceAll('$$', '$')
      .replaceAll('%%', '%')
      .replaceAll('/usr/bin/node', 'node')
      .replaceAll('api/dist/leads.js', join(out, 'leads.js'))
      .replaceAll('/var/backups/portal', backups);
    const env = {PATH: process.env.PATH, DATA_DIR: dataDir};
    const {stdout, stderr, status} = spawnSync('/bin/sh', ['-c', command], {encoding: 'utf8', env});
    said += stdout + stderr;
    if (status !== 0) {
      return {said, status};
    }
  }
  return {said, status: 0};
}

describe('what the timers start', () => {
  test('a copy of the store, and the last 13 before it; a backup that fails deletes nothing', async () => {
    const {post, dataDir} = await setUp();
    await post(validMessage);
    const backups = temporaryDir();
    const old = Array.from({length: 16}, (_, i) => `2026-01-${i + 10}T000000.portal`);
    writeFiles(backups, Object.fromEntries(old.map((name) => [name, ''])));
    const failed = run('portal-backup.service', temporaryDir(), backups);
    expect(failed).toEqual({said: expect.stringContaining('There is no'), status: 1});
    expect(readdirSync(backups).sort()).toEqual(old);
    expect(unit('portal-backup.service')).toContain('\nOnFailure=portal-failed@%n.service\n');
    expect(unit('portal-purge.service')).toContain('\nOnFailure=portal-failed@%n.service\n');

    expect(run('portal-backup.service', dataDir, backups)).toMatchObject({status: 0});
    const copies = readdirSync(backups).sort();
    expect([copies.length, copies[0]]).toEqual([14, '2026-01-13T000000.portal']);
    const restored = temporaryDir();
    copyFileSync(join(backups, copies.at(-1)!), join(restored, 'portal.db'));
    expect(rows(restored, 'messages')).toHaveLength(1);
  });

  test('messages of more than a year are deleted, delivered or not', async () => {
    const {store, post, dataDir} = await setUp({now: () => Date.now() - 366 * 24 * 60 * 60_000});
    await post(validMessage);
    expect(run('portal-purge.service', dataDir, temporaryDir()).said).toContain('1 message deleted');
    expect(await store.countLeads({})).toBe(0);
  });
});

test('a failure is in the journal, and mailed where mail is set up', async () => {
  const [command = ''] = settings(unit('portal-failed@.service'), 'ExecStart');
  const args = command.replace('%i', 'portal-backup.service').split(' ').slice(1);
  const mailServer = await startMailServer();
  const report = (env: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const child = spawn(process.execPath, args, {cwd: root, env: {PATH: process.env.PATH, ...env}});
      let said = '';
      child.stderr.on('data', (chunk) => (said += chunk));
      child.on('close', (code) => resolve(`${said}${code}`));
    });
  const parties = {MAIL_FROM: 'portal@example.com', CONTACT_TO: 'sales@example.com'};
  const text = 'portal-backup.service failed. Read its log: journalctl -u portal-backup.service';
  expect(await report({SMTP_URL: mailServer.url, ...parties})).toBe(`<2>${text}\n0`);
  expect(mailServer.mails).toHaveLength(1);
  expect(await report({SMTP_URL: mailServer.url})).toMatch(/^<2>.*\n<4>No mail is sent: .*\n0$/);
});

const hasFilter = process.platform === 'linux' && hasPython && hasSystemd;
describeWith(hasFilter, 'systemd python3')('the limits of portal.service', () => {
  test('let it listen, store and deliver', async () => {
    const dataDir = temporaryDir();
    const args = ['underUnit.py', join(folder, 'portal.service'), process.execPath, join(out, 'server.js')];
    const child = spawn('python3', [...args, '--api-only'], {
      cwd: import.meta.dirname,
      env: {PATH: process.env.PATH, PORT: '0', HOST: '0.0.0.0', DATA_DIR: dataDir},
    });
    afterTest(() => child.kill('SIGKILL'));
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    await until(() => output.includes('API ready'), 20_000);
    const [, url] = /API ready: (\S+)/.exec(output) ?? [];
    const headers = {'content-type': 'application/json'};
    const body = JSON.stringify(validMessage);
    expect((await fetch(`${url}/api/contact`, {method: 'POST', headers, body})).status).toBe(202);
    await until(() => rows(dataDir, 'outbox')[0]?.state === 'sent');
  }, 60_000);
});

describeWith(hasPython, 'python3')('portal.socket', () => {
  test('a restart refuses no request, and loses no message', async () => {
    const dataDir = temporaryDir();
    const server = [process.execPath, join(out, 'server.js'), '--api-only'];
    const limits = {RATE_LIMIT_CONTACT: '100000', RATE_LIMIT_TOTAL: '100000'};
    const holder = spawn('python3', [join(import.meta.dirname, 'socketHolder.py'), ...server], {
      env: {PATH: process.env.PATH, PORT: '1', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...limits},
    });
    afterTest(() => holder.kill('SIGKILL'));
    const gone = new Promise((resolve) => holder.once('exit', resolve));
    afterTest(() => holder.stdin.end());
    let output = '';
    holder.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await until(() => output.includes('API ready'), 10_000);
    const url = `http://127.0.0.1:${/^\d+/.exec(output)?.[0]}/api/contact`;

    let leaving = false;
    const statuses: number[] = [];
    const ids: string[] = [];
    const visitors = Array.from({length: 3}, async (_, visitor) => {
      for (let i = 0; !leaving; i++) {
        const body = JSON.stringify({...validMessage, name: `Visitor ${visitor} ${i}`});
        const headers = {'content-type': 'application/json', connection: 'close'};
        const answer = await fetch(url, {method: 'POST', headers, body, signal: AbortSignal.timeout(10_000)});
        statuses.push(answer.status);
        ids.push(((await answer.json()) as {id: string}).id);
      }
    });
    for (let round = 1; round <= 2; round++) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const before = statuses.length;
      holder.stdin.write('again\n');
      await until(() => output.split('ended 0').length === round + 1, 10_000);
      await until(() => statuses.length > before + 5, 10_000);
    }
    leaving = true;
    await Promise.all(visitors);
    holder.stdin.end();
    await gone;
    expect(new Set(statuses)).toEqual(new Set([202]));
    const stored = new Set(rows(dataDir, 'messages').map(({id}) => id));
    expect(ids.filter((id) => !stored.has(id))).toEqual([]);
  }, 40_000);
});

describe('portal-leads', () => {
  const script = readFileSync(join(folder, 'portal-leads'), 'utf8');

  test('has the user, variables and folder of the service', () => {
    const service = unit('portal.service');
    for (const name of ['User', 'Group', 'UMask', 'EnvironmentFile']) {
      expect(script).toContain(` --property=${name}=${settings(service, name)[0]}`);
    }
    settings(service, 'Environment').forEach((it) => expect(script).toContain(` --setenv=${it}`));
    expect(script).toContain(` --working-directory=${settings(service, 'WorkingDirectory')[0]} `);
  });

  test('passes on its arguments as they are', () => {
    const dir = temporaryDir();
    writeFileSync(join(dir, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', {mode: 0o755});
    const odd = 'a b"; $(touch hacked) *';
    const options = {cwd: dir, env: {PATH: `${dir}:/usr/bin:/bin`}, encoding: 'utf8'} as const;
    const {stdout} = spawnSync('sh', [join(folder, 'portal-leads'), 'list', odd], options);
    expect(stdout.split('\n').slice(-5)).toEqual(['/usr/bin/node', 'api/dist/leads.js', 'list', odd, '']);
  });
});

test('the README copies every file to its place', () => {
  const [, lines = ''] = /cd \/srv\/portal\/api\/deploy\n([^`]*)```/.exec(unit('../README.md')) ?? [];
  const dir = temporaryDir();
  const folders = ['/etc/systemd/system', '/usr/local/sbin', '/etc/nginx/sites-enabled'];
  folders.forEach((name) => mkdirSync(join(dir, name), {recursive: true}));
  const script = lines
    .replaceAll(/(?<=\s)\/(?=etc|usr)/g, `${dir}/`)
    .replaceAll('/www.example.com/g', '/www.own.example/g');
  const {stderr} = spawnSync('sh', ['-ec', script], {cwd: folder, encoding: 'utf8'});
  expect(stderr).toBe('');
  expect(readdirSync(join(dir, folders[0]!)).sort()).toEqual(unitFiles().sort());
  accessSync(join(dir, '/usr/local/sbin/portal-leads'), constants.X_OK);
  const nginx = readFileSync(join(dir, '/etc/nginx/sites-enabled/portal'), 'utf8');
  expect(nginx).toContain('server_name www.own.example;');
  expect(nginx).not.toContain('example.com');
});
