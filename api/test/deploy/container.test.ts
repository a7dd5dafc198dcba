import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {brand} from '../../../src/data/brand';
import {loadConfig, variableNames} from '../../src/config';
import {describeWith} from '../engines/absent';
import {hasPostgres, startPostgres} from '../engines/postgres';
import {afterTest, setUp, temporaryDir, validMessage, writeFiles} from '../setUp';
import {readCopy, readDockerfile, readEnv, type Stage} from './dockerfile';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const stages = readDockerfile(read('api/deploy/Dockerfile'));
const last = stages.at(-1)!;
const texts = ({instructions}: Stage, wanted: string) =>
  instructions.filter(({name}) => name === wanted).map(({text}) => text);
const imageEnv = Object.assign({}, ...texts(last, 'ENV').map((text) => readEnv(text, {}))) as Record<
  string,
  string
>;

test('the image copies files that exist, and runs the server without rights, with variables that it accepts', () => {
  const {SITE_URL: _site, API_ORIGIN: _api, ...fixed} = imageEnv;
  expect(loadConfig(fixed, brand)).toMatchObject({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: Number(texts(last, 'EXPOSE')[0]),
    DATA_DIR: texts(last, 'VOLUME')[0],
  });
  expect([texts(last, 'USER'), texts(last, 'HEALTHCHECK')]).toEqual([
    ...[['node'], [expect.stringContaining('/api/health')]],
  ]);
  const sources = stages.flatMap((stage) => texts(stage, 'COPY').map(readCopy));
  const files = sources.filter(({from}) => !from).flatMap(({sources: ours}) => ours);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

interface Service {
  readonly image: string;
  readonly build?: {context: string; dockerfile: string; args: Record<string, string>};
  readonly environment: Record<string, string>;
  readonly command: string[];
  readonly ports: string[];
  readonly depends_on: Record<string, object>;
  readonly logging: {options: Record<string, string>};
  readonly stop_grace_period: string;
}
const {services} = parse(read('api/deploy/compose.yaml'), {merge: true}) as {
  services: Record<string, Service>;
};
/** Returns the shell command of a service, for another folder, run once instead of daily. */
const shellOf = (name: string) =>
  String(services[name]?.command.at(-1)).replaceAll('$$', '$').replace('sleep 86400', 'exit');

describe('compose.yaml', () => {
  test('passes on every variable of the server', () => {
    const {environment, build, ports} = services.portal!;
    const given = new Set([...Object.keys(environment), ...Object.keys(imageEnv)]);
    expect(variableNames(brand).filter((name) => !given.has(name))).toEqual([]);
    // TZ is Node's own.
    const known = [...variableNames(brand), 'TZ'];
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    // Compose passes an unset variable as an empty text.
    const plain = Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+(?::-([^}]*)|[^}]*)\}/g, '$1'),
    ]);
    expect(loadConfig(Object.fromEntries(plain), brand)).toMatchObject({METRICS_PORT: 9464});
    expect(join(root, 'api/deploy', build!.context)).toBe(root);
    expect(Object.keys(build!.args)).toEqual(['SITE_URL', 'API_ORIGIN']);
    expect(ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  });

  test('bounds logs, waits for the server to stop, and needs only services that it has', () => {
    for (const [name, {logging, depends_on: needs = {}}] of Object.entries(services)) {
      expect([name, Object.keys(logging.options)]).toEqual([name, ['max-size', 'max-file']]);
      expect(Object.keys(needs).filter((it) => !(it in services))).toEqual([]);
    }
    expect(parseInt(services.portal!.stop_grace_period, 10)).toBeGreaterThan(300 + 5 + 10);
    expect(services.backup!.image).toBe(services.postgres!.image);
  });

  test('purges as the timer of systemd does', () => {
    const [, command] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(read('api/deploy/portal-purge.service')) ?? [];
    expect(shellOf('purge')).toContain(` ${command} `);
    expect(services.purge!.environment).toEqual(services.portal!.environment);
    expect(spawnSync('sh', ['-n', '-c', shellOf('purge')]).status).toBe(0);
  });

  describeWith(hasPostgres(), 'postgresql')('backup', () => {
    test('copies the store, which can be restored into an empty database', async () => {
      const server = await startPostgres();
      afterTest(() => server.remove());
      const {post} = await setUp({env: {DATABASE_URL: await server.createSchema()}});
      await post(validMessage);
      const backups = temporaryDir();
      const old = Array.from({length: 16}, (_, i) => `2026-01-${i + 10}T000000.dump`);
      writeFiles(backups, Object.fromEntries([...old, 'killed.dump.part'].map((name) => [name, ''])));
      const command = shellOf('backup').replaceAll('/backups', backups);
      const address = {PGHOST: '127.0.0.1', PGPORT: String(server.port), PGUSER: 'postgres'};
      const run = (env: Record<string, string>) =>
        spawnSync('sh', ['-c', command], {encoding: 'utf8', env: {PATH: process.env.PATH, ...env}});
      const failed = run({...address, PGDATABASE: 'missing'});
      expect(failed.stderr).toContain('The backup failed.');
      expect(readdirSync(backups).sort()).toEqual(old);
      expect(run({...address, PGDATABASE: 'postgres'})).toMatchObject({stderr: '', status: 0});
      const copies = readdirSync(backups).sort();
      expect([copies.length, copies[0]]).toEqual([14, '2026-01-13T000000.dump']);

      const url = `postgres://postgres@127.0.0.1:${server.port}`;
      const psql = (database: string, sql: string) =>
        execFileSync('psql', ['-Atc', sql, `${url}/${database}`], {encoding: 'utf8'});
      psql('postgres', 'CREATE DATABASE restored');
      const restore = ['--clean', '--if-exists', '--no-owner', '-d', `${url}/restored`];
      execFileSync('pg_restore', [...restore, join(backups, copies.at(-1)!)]);
      expect(psql('restored', 'SELECT count(*) FROM portal_1.messages')).toBe('1\n');
    }, 30_000);
  });
});
