import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {dumpPostgres} from '../../src/store/dumpPostgres';
import {afterTest, temporaryDir} from '../support';

/** Puts fake programs into the path: `pg_dump` writes its environment, `pg_restore` checks that the file exists. */
function programs({pgRestore = '[ "$1" = --list ] && [ -f "$2" ]'} = {}): void {
  const dir = temporaryDir();
  const dump = `[ "$1" = --format=custom ] || exit 2; for it; do case $it in --file=*) file="\${it#--file=}"; env > "$file";; esac; done`;
  for (const [name, does] of [
    ['pg_dump', dump],
    ['pg_restore', pgRestore],
  ] as const) {
    writeFileSync(join(dir, name), `#!/bin/sh\n${does}\n`, {mode: 0o755});
  }
  usePath(`${dir}:${process.env.PATH}`);
}

function usePath(path: string): void {
  const {PATH} = process.env;
  process.env.PATH = path;
  afterTest(() => {
    process.env.PATH = PATH;
  });
}

async function environment(url: string): Promise<string[]> {
  const file = join(temporaryDir(), 'dump');
  await dumpPostgres(url, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('PG'))
    .sort();
}

test('pg_dump reads the address from its environment, where other users cannot see it', async () => {
  programs();
  expect(await environment('postgres://portal@%2Ftmp/portal')).toContain('PGHOST=/tmp');
  const parts = 'options=-c%20search_path%3Dx&sslmode=verify-full&sslrootcert=/ca.pem';
  expect(await environment(`postgres://an%40na:se%2Fcret@[::1]:5433/por%20tal?${parts}`)).toEqual([
    'PGDATABASE=por tal',
    'PGHOST=::1',
    'PGOPTIONS=-c search_path=x',
    'PGPASSWORD=se/cret',
    'PGPORT=5433',
    'PGSSLMODE=verify-full',
    'PGSSLROOTCERT=/ca.pem',
    'PGUSER=an@na',
  ]);
});

test('a dump that cannot be read is no backup and leaves nothing behind', async () => {
  const dir = temporaryDir();
  const dump = () => dumpPostgres('postgres://db.example.com/portal', join(dir, 'dump'));
  programs({pgRestore: 'echo "not a valid archive" >&2; exit 1'});
  await expect(dump()).rejects.toThrow('not a valid archive');
  usePath(dir);
  await expect(dump()).rejects.toThrow('pg_dump is not in the path.');
  expect(readdirSync(dir)).toEqual([]);
});
