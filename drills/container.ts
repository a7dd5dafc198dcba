import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {readCopy, readDockerfile, readEnv, type Stage} from '../api/test/deploy/dockerfile';
import {freePort, hasPostgres} from '../api/test/engines/postgres';
import {hasRedis, startRedis} from '../api/test/engines/redis';
import {idOf, postMessage, send} from './lib/client';
import {type Drill, expectThat, type Scene} from './lib/drill';
import {embedded, type Engine, postgres, storedIds} from './lib/stores';

const root = join(import.meta.dirname, '..');
const siteUrl = 'https://www.example.com';
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Files of this machine that a step needs to reach the npm registry. */
const certificates = process.env.NODE_EXTRA_CA_CERTS;

/** What stands for an image: a root of its own, and what was set in it so far. */
interface Image {
  readonly dir: string;
  env: Record<string, string>;
  workdir: string;
  user: string;
}

const has = (program: string) => spawnSync('which', [program]).status === 0;

/** A Debian with Node and npm, as `node:<major>-bookworm-slim` is one. */
function baseImage(image: string, dir: string, scene: Scene): void {
  const [, major] = /^node:(\d+)-bookworm-slim$/.exec(image) ?? [];
  expectThat(major !== undefined, `The drill knows no image ${image}.`);
  scene.say(`bootstrapping Debian 12, in the place of ${image}`);
  const quiet = {stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[]};
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', dir], quiet);
  const packages = scene.temporaryDir();
  execFileSync('npm', ['install', `node@${major}`, 'npm@10', '--no-audit', '--no-fund'], {
    ...quiet,
    cwd: packages,
  });
  cpSync(join(packages, 'node_modules/node/bin/node'), join(dir, 'usr/local/bin/node'));
  mkdirSync(join(dir, 'usr/local/lib/node_modules'), {recursive: true});
  cpSync(join(packages, 'node_modules/npm'), join(dir, 'usr/local/lib/node_modules/npm'), {recursive: true});
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(dir, 'usr/local/bin', name));
  }
  cpSync('/etc/resolv.conf', join(dir, 'etc/resolv.conf'), {dereference: true});
  if (certificates) {
    cpSync(certificates, join(dir, 'etc/extra-certificates.pem'), {dereference: true});
  }
  execFileSync('chroot', [dir, 'useradd', '--create-home', '--uid', '1000', '--user-group', 'node'], quiet);
}

/** The command line that runs a program in an image: with processes and mounts of its own, and nothing of this environment. */
function inside({dir, env, workdir, user}: Image, program: readonly string[]): [string, string[]] {
  // Mounts end with the namespace. The first process of it is the program.
  const enter = [
    'mount --bind /dev "$0/dev"',
    'mount -t proc proc "$0/proc"',
    'dir=$0',
    'exec chroot "$@"',
  ].join(' && ');
  const set = Object.entries({PATH: path, HOME: user === 'root' ? '/root' : `/home/${user}`, ...env});
  return [
    'unshare',
    [
      ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', enter, dir],
      ...[`--userspec=${user}:${user}`, dir, 'env', '-i', `--chdir=${workdir}`],
      ...set.map(([name, value]) => `${name}=${value}`),
      ...program,
    ],
  ];
}

/** A shell's step of the build, which may reach the npm registry. */
function runStep(image: Image, command: string): void {
  const env = certificates ? {NODE_EXTRA_CA_CERTS: '/etc/extra-certificates.pem', ...image.env} : image.env;
  const [program, args] = inside({...image, env}, ['/bin/sh', '-c', command]);
  const {status, stdout, stderr} = spawnSync(program, args, {encoding: 'utf8', maxBuffer: 2 ** 28});
  expectThat(status === 0, `RUN ${command} failed (${status}):\n${(stdout + stderr).slice(-4000)}`);
}

/** What a build sees of the project: all that git lists, but for what .dockerignore leaves out. */
function buildContext(dir: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const left = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => /^[\w.-]/.test(line));
  const files = listed
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .filter((file) => !left.some((name) => file === name || file.startsWith(`${name}/`)));
  files.forEach((file) => cpSync(join(root, file), join(dir, file)));
}

function copy(text: string, image: Image, context: string, stages: ReadonlyMap<string, Image>): void {
  const {from, sources, target} = readCopy(text);
  const source = from === undefined ? context : stages.get(from)?.dir;
  expectThat(source !== undefined, `COPY names a stage "${from}" that is not there.`);
  const place = join(image.dir, resolve(image.workdir, target));
  for (const file of sources) {
    const full = join(source, file);
    const isFolder = statSync(full).isDirectory();
    // A folder's content, or a file by its name: into the target where that is a folder.
    cpSync(full, isFolder || !target.endsWith('/') ? place : join(place, basename(file)), {recursive: true});
  }
}

/** Does what the instructions of a stage say. */
function buildStage(
  {instructions}: Stage,
  image: Image,
  context: string,
  stages: ReadonlyMap<string, Image>,
  scene: Scene,
): Record<string, string> {
  const given: Record<string, string> = {SITE_URL: siteUrl};
  const said: Record<string, string> = {};
  let known: Record<string, string> = {};
  for (const {name, text} of instructions) {
    scene.say(`${name} ${text}`.slice(0, 110));
    if (name === 'WORKDIR') {
      image.workdir = text;
      mkdirSync(join(image.dir, text), {recursive: true});
    } else if (name === 'COPY') {
      copy(text, image, context, stages);
    } else if (name === 'RUN') {
      runStep(image, text);
    } else if (name === 'ARG') {
      known = {...known, [text]: given[text] ?? ''};
    } else if (name === 'ENV') {
      image.env = {...image.env, ...readEnv(text, known)};
    } else if (name === 'USER') {
      image.user = text;
    } else {
      // VOLUME, EXPOSE, HEALTHCHECK and CMD: for those who run it.
      said[name] = text;
    }
  }
  return said;
}

/** A container: the command of the image, with variables of its own. */
async function startContainer(image: Image, command: string, env: Record<string, string>) {
  const whole = {...image, env: {...image.env, ...env}};
  const [program, args] = inside(whole, JSON.parse(command) as string[]);
  const child: ChildProcess = spawn(program, args, {stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const gone = new Promise<number | null>((done) => child.once('exit', done));
  for (let tries = 0; !output.includes('Ready: '); tries++) {
    expectThat(tries < 300 && child.exitCode === null, `The container did not start:\n${output}`);
    await sleep(100);
  }
  // `unshare` waits for its child, the first process of the container.
  const first = Number(execFileSync('pgrep', ['--parent', String(child.pid)], {encoding: 'utf8'}));
  return {
    url: `http://127.0.0.1:${whole.env.PORT}`,
    whole,
    first,
    async stop(): Promise<number | null> {
      process.kill(first, 'SIGTERM');
      return gone;
    },
    kill: () => child.exitCode ?? child.kill('SIGKILL'),
  };
}

/** Runs the image on a store, sends a message, and stops it. Returns how long stopping took, in milliseconds. */
async function tryOn(image: Image, said: Record<string, string>, engine: Engine, scene: Scene, more = {}) {
  const env = {...engine.env, PORT: String(await freePort()), ...more};
  const container = await startContainer(image, said.CMD ?? '', env);
  scene.after(() => container.kill());
  const [, check = ''] = /CMD (\[.*\])$/.exec(said.HEALTHCHECK ?? '') ?? [];
  const isHealthy = () => {
    const [program, args] = inside(container.whole, JSON.parse(check) as string[]);
    return spawnSync(program, args).status === 0;
  };
  expectThat(isHealthy(), 'The health check fails while the server runs.');
  const status = readFileSync(`/proc/${container.first}/status`, 'utf8');
  expectThat(/^Uid:\s+1000\s+1000/m.test(status), 'The server does not run as the user of the image.');
  const pages = await Promise.all(
    ['/', '/it/', '/guides/setup', '/contact', '/api/ready'].map((it) => send(container.url + it)),
  );
  expectThat(
    pages.every((answer) => answer.status === 200),
    `Pages were answered ${pages.map((answer) => answer.status).join(', ')}.`,
  );
  expectThat(pages[0]!.body.includes(`${siteUrl}/`), 'The site was not built for SITE_URL.');
  expectThat((await send(`${container.url}/nothing`)).status === 404, 'An unknown page is not 404.');
  const answer = await postMessage(container.url);
  expectThat(answer.status === 202, `A message was answered ${answer.status}: ${answer.body}`);
  expectThat((await storedIds(engine)).has(idOf(answer)), 'The message is not in the store.');
  const before = performance.now();
  expectThat((await container.stop()) === 0, 'SIGTERM does not end the container cleanly.');
  expectThat(!isHealthy(), 'The health check passes where no server runs.');
  return performance.now() - before;
}

export const container: Drill = {
  name: 'container',
  about: 'the steps of api/deploy/Dockerfile in a bare Debian, and the container on both stores',
  byNameOnly: true,
  needs: [
    {program: 'debootstrap', present: () => has('debootstrap')},
    {program: 'util-linux (as root)', present: () => has('unshare') && process.getuid?.() === 0},
    {program: 'postgresql', present: hasPostgres},
    {program: 'redis-server', present: hasRedis},
  ],
  async run(scene) {
    const dir = scene.temporaryDir();
    const context = join(dir, 'context');
    mkdirSync(context);
    buildContext(context);
    const source = readFileSync(join(root, 'api/deploy/Dockerfile'), 'utf8');
    const stages = new Map<string, Image>();
    const bases = new Map<string, string>();
    let said: Record<string, string> = {};
    let image: Image | undefined;
    for (const [index, stage] of readDockerfile(source).entries()) {
      const base = bases.get(stage.image) ?? join(dir, `base-${index}`);
      if (!bases.has(stage.image)) {
        baseImage(stage.image, base, scene);
        bases.set(stage.image, base);
      }
      image = {dir: join(dir, `stage-${index}`), env: {}, workdir: '/', user: 'root'};
      execFileSync('cp', ['--archive', base, image.dir]);
      said = buildStage(stage, image, context, stages, scene);
      stages.set(stage.as ?? String(index), image);
    }
    expectThat(image !== undefined, 'The Dockerfile has no stage.');

    // Only the volume may be written.
    const [program, args] = inside(image, [
      'sh',
      '-c',
      'touch /data/own && ! touch /portal/build/x 2>/dev/null',
    ]);
    expectThat(
      spawnSync(program, args).status === 0,
      'The user of the image writes elsewhere than to /data.',
    );

    scene.say('running it on its volume');
    const volume: Engine = {...embedded(scene, join(image.dir, 'data')), env: {}};
    const alone = await tryOn(image, said, volume, scene);
    scene.say('running it as compose.yaml does, on PostgreSQL and Redis');
    const redis = await startRedis();
    scene.after(() => redis.remove());
    const engine = await postgres(scene);
    const env = {DATABASE_URL: engine.env.DATABASE_URL};
    const together = await tryOn(image, said, {...engine, env}, scene, {REDIS_URL: redis.url});
    const size = (folder: string) =>
      Number.parseInt(execFileSync('du', ['-sm', folder], {encoding: 'utf8'}), 10);
    return {
      'size without the base, MB': size(join(image.dir, 'portal')),
      'packages of the build, MB': size(join(stages.get('build')!.dir, 'portal/node_modules')),
      'time to stop, ms': Math.round(Math.max(alone, together)),
    };
  },
};
