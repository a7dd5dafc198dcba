import {execFile as execFileCallback} from 'node:child_process';
import {chmodSync, closeSync, existsSync, openSync, renameSync, rmSync} from 'node:fs';
import {promisify} from 'node:util';
import {textOf} from '../thrown';

const execFile = promisify(execFileCallback);

/** An address as libpq reads it from the environment: arguments of a program are there for all users to see. */
function environmentOf(url: string): Record<string, string> {
  const {hostname, port, username, password, pathname, searchParams} = new URL(url);
  const given: readonly (readonly [string, string | null])[] = [
    ['PGHOST', hostname.replace(/^\[(.*)\]$/, '$1')],
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

/**
 * Writes a dump for `pg_restore`, with PostgreSQL's own `pg_dump`, and looks whether it can be read.
 *
 * @throws when the file is there already, the program is not, or it complains
 */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  if (existsSync(file)) {
    throw new Error(`${file} is there already.`);
  }
  const part = `${file}.part`;
  rmSync(part, {force: true});
  closeSync(openSync(part, 'wx', 0o600));
  try {
    const env = {PATH: process.env.PATH, ...environmentOf(url)};
    await execFile('pg_dump', ['--format=custom', `--file=${part}`], {env});
    await execFile('pg_restore', ['--list', part], {env, maxBuffer: 64 * 1024 * 1024});
    chmodSync(part, 0o600);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, {force: true});
    throw textOf(error, 'code') === 'ENOENT'
      ? new Error('pg_dump is not in the path. On Debian: apt-get install postgresql-client')
      : error;
  }
}
