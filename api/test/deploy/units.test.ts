/** The units of systemd that `api/deploy` gives: as systemd reads them, and the server under their limits. */
import {spawn, spawnSync} from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {bundleServer} from '../../../scripts/bundleServer';
import {describeWith} from '../engines/absent';
import {afterTest, rows, setUp, temporaryDir, until, validMessage} from '../setUp';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'api/deploy');
const units = readdirSync(folder).filter((name) => /\.(?:service|socket|timer)$/.test(name));

/** Values of a setting, line by line. */
const settings = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;

describeWith(hasAnalyze && existsSync('/usr/bin/node'), 'systemd')('units', () => {
  test('systemd understands every line of each', () => {
    expect(units).toContain('portal.service');
    const check = (...files: string[]) =>
      spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {encoding: 'utf8'});
    const {stderr, status} = check(...units.map((name) => join(folder, name)));
    expect([stderr, status]).toEqual(['', 0]);
    const bad = join(import.meta.dirname, 'bad.service');
    expect(check(bad).stderr).toContain('RestrictAdressFamilies');
  });
});

describe('what the timers start', () => {
  const out = join(root, 'api/dist/test-timers');
  beforeAll(() => bundleServer(root, out), 20_000);
  afterAll(() => rmSync(out, {recursive: true, force: true}));

  /** Runs the lines of a unit as systemd would, in other folders. */
  function run(unit: string, dataDir: string, backups: string): string {
    const text = readFileSync(join(folder, unit), 'utf8');
    return ['ExecStart', 'ExecStartPost']
      .flatMap((name) => settings(text, name))
      .map((line) => {
        const command = line
          .replaceAll('$$', '$')
          .replaceAll('%%', '%')
          .replaceAll('/usr/bin/node', 'node')
          .replaceAll('api/dist/leads.js', join(out, 'leads.js'))
          .replaceAll('/var/backups/portal', backups);
        const {stdout, stderr, status} = spawnSync('/bin/sh', ['-c', command], {
          encoding: 'utf8',
          env: {PATH: process.env.PATH, DATA_DIR: dataDir},
        });
        expect([stderr.replace(/^Store: .*\n/, ''), status]).toEqual(['', 0]);
        return stdout;
      })
      .join('');
  }

  test('a copy that is whole, and of older ones the last thirteen', async () => {
    const {post, dataDir} = await setUp();
    await post(validMessage);
    const backups = temporaryDir();
    for (let day = 10; day < 26; day++) {
      writeFileSync(join(backups, `2026-01-${day}T000000.portal`), 'old');
    }
    expect(run('portal-backup.service', dataDir, backups)).toContain('the copy is intact');
    const names = readdirSync(backups).sort();
    expect([names.length, names[0]]).toEqual([14, '2026-01-13T000000.portal']);
    const restored = temporaryDir();
    copyFileSync(join(backups, names.at(-1)!), join(restored, 'portal.db'));
    expect(rows(restored, 'messages')).toHaveLength(1);
  });

  test('messages of more than a year are deleted, whatever became of them', async () => {
    const {store, post, dataDir} = await setUp({now: () => Date.now() - 366 * 24 * 60 * 60_000});
    await post(validMessage);
    expect(run('portal-purge.service', dataDir, temporaryDir())).toContain('1 message deleted');
    expect(await store.countLeads({})).toBe(0);
  });
});

const isLinux = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
const hasPython = spawnSync('python3', ['--version']).status === 0;

describeWith(isLinux && hasPython, 'python3')('the families of sockets that portal.service allows', () => {
  const [families = ''] = settings(
    readFileSync(join(folder, 'portal.service'), 'utf8'),
    'RestrictAddressFamilies',
  );
  // A folder of its own, from which no built site is in reach.
  const out = join(root, 'api/dist/test-units');
  beforeAll(() => bundleServer(root, out), 20_000);
  afterAll(() => rmSync(out, {recursive: true, force: true}));

  /** What the server says until it listens or ends. */
  async function start(allowed: string): Promise<string> {
    const child = spawn(
      'python3',
      [
        join(import.meta.dirname, 'onlyFamilies.py'),
        allowed,
        process.execPath,
        join(out, 'server.js'),
        '--api-only',
      ],
      {env: {PATH: process.env.PATH, PORT: '0', HOST: '0.0.0.0', DATA_DIR: temporaryDir()}},
    );
    afterTest(() => child.kill('SIGKILL'));
    let output = '';
    const read = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const listens = new Promise<void>((resolve) =>
      child.stdout.on('data', () => output.includes('API ready') && resolve()),
    );
    await Promise.race([gone, listens]);
    return output;
  }

  test('let it listen on all addresses of the machine', async () => {
    expect(await start(families)).toContain('API ready');
    expect(await start(families.replace(' AF_NETLINK', ''))).toContain('uv_interface_addresses');
  }, 30_000);
});

describeWith(hasPython, 'python3')('portal.socket', () => {
  // A folder of its own, from which no built site is in reach.
  const out = join(root, 'api/dist/test-socket');
  beforeAll(() => bundleServer(root, out), 20_000);
  afterAll(() => rmSync(out, {recursive: true, force: true}));

  test('a restart refuses no call, and loses no message', async () => {
    const dataDir = temporaryDir();
    const holder = spawn(
      'python3',
      [join(import.meta.dirname, 'socketHolder.py'), process.execPath, join(out, 'server.js'), '--api-only'],
      {
        env: {
          ...{PATH: process.env.PATH, PORT: '1', DATA_DIR: dataDir, LOG_LEVEL: 'error'},
          ...{RATE_LIMIT_CONTACT: '100000', RATE_LIMIT_TOTAL: '100000'},
        },
      },
    );
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

/** Does what these options ask of systemd-run, save the user, and refuses others. */
const asSystemdRun = `#!/bin/sh
for option; do
  case "$option" in
    --quiet | --pipe | --wait | --collect | --property=User=* | --property=Group=*) ;;
    --property=UMask=*) umask "\${option#*UMask=}" ;;
    --property=EnvironmentFile=*) file=\${option#*EnvironmentFile=} ;;
    --setenv=*) set_before="$set_before \${option#--setenv=}" ;;
    --working-directory=*) cd "\${option#*=}" ;;
    --*) echo "unknown: $option" >&2; exit 64 ;;
    *) break ;;
  esac
  shift
done
exec env -i PATH=/usr/bin:/bin $set_before $(cat "$file") "$@"
`;

describe('portal-leads', () => {
  const script = readFileSync(join(folder, 'portal-leads'), 'utf8');
  const service = readFileSync(join(folder, 'portal.service'), 'utf8');

  test('works as the service does: with its user, variables and folder', () => {
    for (const name of ['User', 'Group', 'UMask', 'EnvironmentFile']) {
      const [value] = settings(service, name);
      expect([name, value]).toEqual([name, expect.stringMatching(/./)]);
      expect(script).toContain(` --property=${name}=${value}`);
    }
    const variables = settings(service, 'Environment');
    expect(variables.length).toBeGreaterThan(1);
    variables.forEach((variable) => expect(script).toContain(` --setenv=${variable}`));
    expect(script).toContain(` --working-directory=${settings(service, 'WorkingDirectory')[0]} `);
  });

  describeWith(spawnSync('systemd-run', ['--help']).status === 0, 'systemd')('systemd-run', () => {
    test('knows every option', () => {
      const known = spawnSync('systemd-run', ['--help'], {encoding: 'utf8'}).stdout;
      const options = [...script.slice(script.indexOf('exec ')).matchAll(/ (--[a-z-]+)/g)].map(
        ([, option = '']) => option,
      );
      expect(options.length).toBeGreaterThan(5);
      expect(options.filter((option) => !new RegExp(`${option}\\b`).test(known))).toEqual([]);
    });
  });

  test('passes on what it is given, and what comes back', async () => {
    const {post, dataDir} = await setUp();
    await post({...validMessage, email: 'ada@example.com'});
    await post({...validMessage, email: 'grace@example.com'});
    const dir = temporaryDir();
    mkdirSync(join(dir, 'release/api/dist'), {recursive: true});
    await bundleServer(root, join(dir, 'release/api/dist'));
    symlinkSync(join(root, 'node_modules'), join(dir, 'release/node_modules'));
    // A value of the file holds against one that is set, as systemd has it.
    writeFileSync(join(dir, 'portal.env'), `DATA_DIR=${dataDir}\n`);
    writeFileSync(join(dir, 'systemd-run'), asSystemdRun, {mode: 0o755});
    const command = script
      .replace('/etc/portal.env', join(dir, 'portal.env'))
      .replace('/srv/portal', join(dir, 'release'))
      .replace('/usr/bin/node', process.execPath);
    writeFileSync(join(dir, 'portal-leads'), command, {mode: 0o755});
    const run = (...args: string[]) =>
      spawnSync(join(dir, 'portal-leads'), args, {
        encoding: 'utf8',
        env: {PATH: `${dir}:/usr/bin:/bin`, SECRET: 'of the shell'},
      });

    const found = run('list', '--email', 'ada@example.com');
    expect([found.status, found.stderr]).toEqual([0, `Store: ${join(dataDir, 'portal.db')}\n`]);
    expect(found.stdout.match(/@example\.com/g)).toHaveLength(1);
    // Nothing of what it is given is read as a command of the shell.
    const odd = run('list', '--email', 'a b"; $(touch hacked) *');
    expect([odd.status, odd.stdout]).toEqual([0, 'No messages.\n']);
    const wrong = run('lsit');
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('There is no command "lsit"')]);
  }, 30_000);
});
