import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {dumpPostgres} from '../../src/store/dumpPostgres';
import {afterTest, temporaryDir} from '../support';

/** Puts programs into the path: `pg_dump` writes its environment instead of a dump, `pg_restore` looks whether it is there. */
function programs({pgDump = 'env > "$file"', pgRestore = '[ "$1" = --list ] && [ -f "$2" ]'} = {}): void {
  const dir = temporaryDir();
  const dump = `[ "$1" = --format=custom ] || exit 2; for it; do case $it in --file=*) file="\${it#--file=}"; ${pgDump};; esac; done`;
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
  expect(await environment('postgres://db.example.com/portal')).toEqual([
    'PGDATABASE=portal',
    'PGHOST=db.example.com',
  ]);
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

test('a dump that cannot be read is no backup, and leaves nothing behind; what an earlier one left is no hindrance', async () => {
  programs({pgRestore: 'echo "not a valid archive" >&2; exit 1'});
  const dir = temporaryDir();
  writeFileSync(join(dir, 'dump.part'), 'left');
  await expect(dumpPostgres('postgres://db.example.com/portal', join(dir, 'dump'))).rejects.toThrow(
    'not a valid archive',
  );
  expect(readdirSync(dir)).toEqual([]);
  // One that has tidied up by itself is no hindrance either.
  programs({pgDump: 'rm "$file"; echo "no such user" >&2; exit 1'});
  await expect(dumpPostgres('postgres://db.example.com/portal', join(dir, 'dump'))).rejects.toThrow(
    'no such user',
  );
  programs();
  writeFileSync(join(dir, 'dump.part'), 'left');
  await dumpPostgres('postgres://db.example.com/portal', join(dir, 'dump'));
  expect(readdirSync(dir)).toEqual(['dump']);
  await expect(dumpPostgres('postgres://db.example.com/portal', join(dir, 'dump'))).rejects.toThrow(
    `${join(dir, 'dump')} is there already.`,
  );
});

test('says what to install where PostgreSQL has no programs', async () => {
  const dir = temporaryDir();
  usePath(dir);
  await expect(dumpPostgres('postgres://db.example.com/portal', join(dir, 'dump'))).rejects.toThrow(
    'pg_dump is not in the path. On Debian: apt-get install postgresql-client',
  );
  expect(readdirSync(dir)).toEqual([]);
});
