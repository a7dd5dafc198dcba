import {execFile as execFileCallback, execFileSync} from 'node:child_process';
import {chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {promisify} from 'node:util';
import pg from 'pg';
import {freePort} from '../../../tests/freePort';

const execFile = promisify(execFileCallback);

/** Debian installs the server's programs outside the path, one folder per version. */
function binaryFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ].find((dir) =>
    ['initdb', 'pg_ctl', 'postgres', 'pg_basebackup'].every((name) => existsSync(join(dir, name))),
  );
}

/** Runs a command as another user than root, since the server refuses to run as root. */
function unprivileged(user: Owner | undefined, command: string, args: readonly string[]): [string, string[]] {
  return user
    ? ['setpriv', [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', command, ...args]]
    : [command, [...args]];
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

function owner(): Owner | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], {encoding: 'utf8'}));
  return {uid: id('-u'), gid: id('-g')};
}

export interface PostgresServer {
  /** Creates a schema for a store, much faster than a database. Returns its address. */
  createSchema(): Promise<string>;
  /** Stops the server like a crash. `start` recovers committed data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  readonly port: number;
  /** Kills the server and all its processes at once (`kill -9`). */
  killHard(): void;
  /** Starts a synchronous standby. Resolves once it is in sync. */
  addSynchronousStandby(): Promise<PostgresServer>;
  promote(): Promise<void>;
  remove(): Promise<void>;
}

export function hasPostgres(): boolean {
  return binaryFolder() !== undefined;
}

/** Prepares a folder for a cluster, and a function to run PostgreSQL's programs in it. */
async function prepareCluster() {
  const bin = binaryFolder();
  if (bin === undefined) {
    throw new Error('PostgreSQL is not installed: no initdb in the path or below /usr/lib/postgresql.');
  }
  const user = owner();
  const dir = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (user) {
    chownSync(dir, user.uid, user.gid);
  }
  const data = join(dir, 'data');
  const run = async (name: string, ...args: string[]) => {
    const {stdout} = await execFile(...unprivileged(user, join(bin, name), args), {cwd: dir});
    return stdout;
  };
  return {dir, data, port: await freePort(), run};
}

async function waitFor(client: pg.Client, sql: string): Promise<void> {
  for (const end = Date.now() + 20_000; (await client.query(sql)).rows.length === 0;) {
    if (Date.now() > end) {
      throw new Error(`Not within 20 s: ${sql}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function startCluster(cluster: Awaited<ReturnType<typeof prepareCluster>>): Promise<PostgresServer> {
  const {dir, data, port, run} = cluster;
  const start = async () => {
    // The output goes to a file, because the server's processes would hold our pipes open.
    await run('pg_ctl', '-D', data, '-w', '-s', '-l', join(dir, 'log'), 'start');
  };
  execFileSync('tee', ['-a', join(data, 'postgresql.conf')], {
    input: `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${dir}'\n`,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  await start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const withClient = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  let schemas = 0;
  return {
    port,
    async createSchema() {
      const name = `portal_${++schemas}`;
      await withClient((client) => client.query(`CREATE SCHEMA ${name}`));
      return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
    },
    async kill() {
      // `immediate` is like a crash: no checkpoint, recovery at the next start.
      await run('pg_ctl', '-D', data, '-w', '-s', '-m', 'immediate', 'stop');
    },
    killHard() {
      // All processes of the server are in its session.
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(-Number(pid), 'SIGKILL');
    },
    start,
    async addSynchronousStandby() {
      const standby = await prepareCluster();
      const from = `host=127.0.0.1 port=${port} user=postgres application_name=standby`;
      const options = '-R -X stream -c fast -N'.split(' ');
      await standby.run('pg_basebackup', '-d', from, '-D', standby.data, ...options);
      const server = await startCluster(standby);
      await withClient(async (client) => {
        await client.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
        await client.query('SELECT pg_reload_conf()');
        await waitFor(client, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'");
      });
      return server;
    },
    async promote() {
      await run('pg_ctl', '-D', data, '-w', '-s', 'promote');
    },
    async remove() {
      await run('pg_ctl', '-D', data, '-w', '-s', '-m', 'immediate', 'stop').catch(() => {});
      rmSync(dir, {recursive: true, force: true});
    },
  };
}

/** Starts a PostgreSQL cluster in a temporary folder, on a free loopback port. Throws if PostgreSQL is missing. */
export async function startPostgres(): Promise<PostgresServer> {
  const cluster = await prepareCluster();
  const options = '-U postgres -A trust -N -E UTF8 --locale=C'.split(' ');
  await cluster.run('initdb', '-D', cluster.data, ...options);
  return startCluster(cluster);
}
