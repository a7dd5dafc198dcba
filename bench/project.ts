import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {Page} from './corpus';
import type {Peer, PeerName} from './peers';

/** Folder of the repository. */
export const repository = path.resolve(import.meta.dirname, '..');

/** Folder for projects and packages: `BENCH_DIR`, else a folder for temporary files. Never inside the repository. */
export const workFolder = path.resolve(process.env.BENCH_DIR ?? path.join(os.tmpdir(), 'portal-bench'));

/** A failure of a tool, with the last lines of its output. */
export class ToolError extends Error {
  readonly log: string;

  constructor(message: string, output: string) {
    super(message);
    this.log = stripVTControlCharacters(output).trimEnd().split('\n').slice(-25).join('\n');
  }
}

const stampIn = (folder: string) => path.join(folder, 'node_modules/.bench-installed');

/** Installs the packages of a folder, unless they are there. */
function install(folder: string): void {
  const wanted = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const stamp = stampIn(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return;
  }
  console.log(`  npm install in ${folder}`);
  const options = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const {status, stdout, stderr} = spawnSync('npm', options, {cwd: folder, encoding: 'utf8'});
  if (status !== 0) {
    throw new ToolError(`npm install failed (${status})`, stdout + stderr);
  }
  writeFileSync(stamp, wanted);
}

/** Folder of the benchmark's own tools, with their packages. */
export function toolsFolder(): string {
  const folder = path.join(workFolder, 'tools');
  cpSync(path.join(import.meta.dirname, 'tools'), folder, {recursive: true});
  install(folder);
  return folder;
}

export const peerFolder = (name: PeerName) => path.join(workFolder, 'peers', name);

/** True if a run has installed the packages of a peer. */
export const isInstalled = (name: PeerName) => existsSync(stampIn(peerFolder(name)));

/** Writes a peer's project in place of the one that was there; packages and caches stay. */
export function prepare(name: PeerName, peer: Peer, pages: readonly Page[], folder = peerFolder(name)): void {
  mkdirSync(folder, {recursive: true});
  const stays = ['node_modules', 'package-lock.json', ...peer.caches];
  for (const entry of readdirSync(folder).filter((it) => !stays.includes(it))) {
    rmSync(path.join(folder, entry), {recursive: true, force: true});
  }
  peer.base?.(folder);
  const template = path.join(import.meta.dirname, 'peers', name);
  cpSync(template, folder, {recursive: true});
  // Home pages link to the first guide.
  const filled = (text: string) => text.replaceAll('@guide', pages[0]!.path);
  const files = readdirSync(template, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(html|mdx)$/.test(file))
    .map((file) => [file, readFileSync(path.join(template, file), 'utf8')] as const);
  for (const [file, text] of [...files, ...Object.entries(peer.files(pages))]) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), filled(text));
  }
  if (!peer.base && existsSync(path.join(folder, 'package.json'))) {
    install(folder);
  }
}

/** Cost of a command with all that it starts. */
export interface Cost {
  /** Seconds. */
  wall: number;
  /** Seconds of a processor, of all its processes. */
  cpu: number;
  /** Most bytes that its processes held together; shared pages count twice. 0 if the system is not Linux. */
  memory: number;
}

/** Milliseconds between two samples. */
const interval = 100;
/** Milliseconds until a command counts as stuck: builds have been seen to wait for ever. */
const limit = 45 * 60_000;

/** Bytes of a process and those below it, 0 if it has ended. */
function memoryOf(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), pages * 4096);
  } catch {
    return 0;
  }
}

/** Runs a command, and writes the processor times of the shell and of what it ran to the fourth stream. */
const timed = '"$@" 3>&-; status=$?; times >&3; exit $status';

/** Returns the seconds of what the shell ran: the second line. */
const secondsIn = (times: string) =>
  [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );

/**
 * Runs a command and measures it.
 *
 * @param folder with the command among its packages
 * @throws ToolError if it fails
 */
export function runMeasured([tool, ...args]: readonly [string, ...string[]], folder: string): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const bin = path.join(folder, 'node_modules/.bin');
    const env = {...process.env, CI: '1', NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1'};
    const child: ChildProcess = spawn('sh', ['-c', timed, 'sh', tool, ...args], {
      cwd: folder,
      env: {...env, PATH: `${bin}${path.delimiter}${process.env.PATH}`},
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      // A group of its own, so that all of it can be ended.
      detached: true,
    });
    let [memory, output, times] = [0, '', ''];
    child.stdio[3]!.on('data', (chunk: Buffer) => (times += chunk.toString()));
    const sampling = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid!))), interval);
    const timer = setTimeout(() => process.kill(-child.pid!), limit);
    const end = () => {
      clearInterval(sampling);
      clearTimeout(timer);
    };
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on('error', (error) => {
      end();
      reject(error);
    });
    child.on('close', (status, signal) => {
      end();
      if (status === 0) {
        resolve({wall: (performance.now() - start) / 1000, cpu: secondsIn(times), memory});
      } else {
        reject(new ToolError(`${[tool, ...args].join(' ')} failed (${status ?? signal})`, output));
      }
    });
  });
}

function removeCaches(folder: string, {caches}: Peer): void {
  caches.forEach((cache) => rmSync(path.join(folder, cache), {recursive: true, force: true}));
}

async function build(folder: string, {command, out}: Peer): Promise<Cost> {
  const cost = await runMeasured(command!, folder);
  // A tool that is ended from outside may still exit with 0.
  if (!existsSync(path.join(folder, out, 'index.html'))) {
    throw new ToolError(`${command!.join(' ')} ended without a home page in ${out}`, '');
  }
  return cost;
}

/**
 * Builds a prepared peer.
 *
 * @param text a file whose last sentence is new in the warm build
 * @param measured builds three times: once to bring packages into the disk cache, cold, and warm
 */
export async function buildPeer(
  name: PeerName,
  peer: Peer,
  text: string,
  measured: boolean,
): Promise<{cold: Cost; warm: Cost} | undefined> {
  const folder = peerFolder(name);
  if (!peer.command) {
    return undefined;
  }
  removeCaches(folder, peer);
  await build(folder, peer);
  if (!measured) {
    return undefined;
  }
  removeCaches(folder, peer);
  const cold = await build(folder, peer);
  appendFileSync(path.join(folder, text), '\nThis sentence is new.\n');
  return {cold, warm: await build(folder, peer)};
}
