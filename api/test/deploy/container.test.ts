/** What can be known of the container without an engine; `npm run drill -- container` runs its steps. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {brand} from '../../../src/data/brand';
import {loadConfig} from '../../src/config';
import {readCopy, readDockerfile, readEnv, type Stage} from './dockerfile';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const stages = readDockerfile(read('api/deploy/Dockerfile'));
const last = stages.at(-1)!;
const texts = ({instructions}: Stage, wanted: string) =>
  instructions.filter(({name}) => name === wanted).map(({text}) => text);
const env = Object.assign({}, ...texts(last, 'ENV').map((text) => readEnv(text, {}))) as Record<
  string,
  string
>;

/** Patterns of .dockerignore, as far as ours go: a path, or a name anywhere. */
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const isIgnored = (file: string) =>
  ignored.some((pattern) =>
    new RegExp(
      `^${pattern
        .replaceAll('.', '\\.')
        .replaceAll('**/', '(.*/)?')
        .replaceAll(/\*/g, (star, at: number, all: string) => (all[at - 1] === '.' ? star : '[^/]*'))}(/|$)`,
    ).test(file),
  );

/** Names of all variables that the server knows: it complains of each that is no good. */
function knows(name: string): boolean {
  try {
    return name in loadConfig({[name]: '\u0000'}, brand);
  } catch {
    return true;
  }
}

test('is made of two stages with the Node that the packages ask for', () => {
  const {engines} = JSON.parse(read('package.json')) as {engines: {node: string}};
  const [, oldest] = /^>=(\d+)\.\d+$/.exec(engines.node) ?? [];
  expect(stages).toHaveLength(2);
  expect(new Set(stages.map(({image}) => image)).size).toBe(1);
  const [, major] = /^node:(\d+)-bookworm-slim$/.exec(last.image) ?? [];
  expect(Number(major)).toBeGreaterThan(Number(oldest));
});

test('copies what is there and not left out', () => {
  const copies = stages.flatMap((stage) => texts(stage, 'COPY').map(readCopy));
  const fromHere = copies.filter(({from}) => !from).flatMap(({sources}) => sources);
  expect(fromHere).toContain('package-lock.json');
  expect(fromHere.filter((file) => !existsSync(join(root, file)) || isIgnored(file))).toEqual([]);
  const fromBuild = copies.filter(({from}) => from === 'build').flatMap(({sources}) => sources);
  expect(fromBuild).toEqual(['/portal/api/dist', '/portal/build']);
  expect(isIgnored('api/node_modules/x')).toBe(true);
  expect(isIgnored('portal.env')).toBe(true);
  expect(isIgnored('src/data/brand.ts')).toBe(false);
});

test('runs as nobody special, with variables that the server knows', () => {
  expect(texts(last, 'USER')).toEqual(['node']);
  expect(Object.keys(env)).toContain('DATA_DIR');
  const {SITE_URL: _site, API_ORIGIN: _api, ...fixed} = env;
  expect(loadConfig(fixed, brand)).toMatchObject({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: Number(texts(last, 'EXPOSE')[0]),
    DATA_DIR: texts(last, 'VOLUME')[0],
  });
  expect(knows('NO_SUCH_VARIABLE')).toBe(false);
  expect(Object.keys(env).filter((name) => !knows(name))).toEqual([]);
  expect(texts(last, 'HEALTHCHECK')[0]).toContain('/api/health');
  expect(JSON.parse(texts(last, 'CMD')[0] ?? '')).toEqual(['node', 'api/dist/server.js']);
});

interface Service {
  readonly environment: Record<string, string>;
  readonly ports: string[];
  readonly volumes: string[];
  readonly build: {context: string; dockerfile: string; args: Record<string, string>};
  readonly depends_on: Record<string, object>;
}

test('stands in a compose file with variables that the server knows', () => {
  const {services} = parse(read('api/deploy/compose.yaml')) as {services: Record<string, Service>};
  const {environment, ports, volumes, build, depends_on: needs} = services.portal!;
  expect(join(root, 'api/deploy', build.context)).toBe(root);
  expect(existsSync(join(root, build.dockerfile))).toBe(true);
  expect(Object.keys(build.args)).toEqual([...new Set(stages.flatMap((stage) => texts(stage, 'ARG')))]);
  expect(Object.keys(environment).length).toBeGreaterThan(5);
  // TZ is Node's own.
  expect(Object.keys(environment).filter((name) => name !== 'TZ' && !knows(name))).toEqual([]);
  expect(ports).toEqual([`127.0.0.1:${env.PORT}:${env.PORT}`]);
  expect(volumes).toEqual([`data:${env.DATA_DIR}`]);
  expect(Object.keys(needs).every((name) => name in services)).toBe(true);
});

test('says so of a line that it cannot read', () => {
  expect(() => readDockerfile('FROM a\nADD x y')).toThrow('ADD x y');
});
