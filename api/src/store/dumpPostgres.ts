import {execFile as execFileCallback} from 'node:child_process';
import {promisify} from 'node:util';
import {textOf} from '../thrown';
import {OperatorError} from './database';
import {writeBackup} from './privateFile';

const execFile = promisify(execFileCallback);

/** Turns an address into libpq's variables, because other users of the machine can read a program's arguments. */
function environmentOf(url: string): Record<string, string> {
  const {hostname, port, username, password, pathname, searchParams} = new URL(url);
  const given: readonly (readonly [string, string | null])[] = [
    ['PGHOST', decodeURIComponent(hostname.replace(/^\[(.*)\]$/, '$1'))],
    ['PGPORT', port],
    ['PGUSER', decodeURIComponent(username)],
    ['PGPASSWORD', decodeURIComponent(password)],
    ['PGDATABASE', decodeURIComponent(pathname.slice(1))],
    ['PGOPTIONS', searchParams.get('options')],
    ['PGSSLMODE', searchParams.get('sslmode')],
    ['PGSSLROOTCERT', searchParams.get('sslrootcert')],
  ];
  return Object.fromEntries(given.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/** Runs a program that ends with this process. */
async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const running = execFile(program, args, {env, maxBuffer: 64 * 1024 * 1024});
  const stop = () => running.child.kill();
  process.once('exit', stop);
  try {
    await running;
  } catch (error) {
    throw textOf(error, 'code') === 'ENOENT'
      ? new OperatorError(`${program} is not in the path. On Debian: apt-get install postgresql-client`)
      : error;
  } finally {
    process.off('exit', stop);
  }
}

/** Writes a dump with PostgreSQL's `pg_dump`, and checks that `pg_restore` can read it. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const env = {PATH: process.env.PATH, ...environmentOf(url)};
  await writeBackup(file, async (part) => {
    await run('pg_dump', ['--format=custom', `--file=${part}`], env);
    await run('pg_restore', ['--list', part], env);
  });
}
