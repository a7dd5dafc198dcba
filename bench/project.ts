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
  /** Most bytes that its largest process held. */
  memory: number;
}

/** Milliseconds until a command counts as stuck: builds have been seen to wait for ever. */
const limit = 45 * 60_000;

/**
 * Runs a command and measures it with GNU time.
 *
 * @param folder with the command among its packages
 * @throws ToolError if it fails
 */
export function runMeasured([tool, ...args]: readonly [string, ...string[]], folder: string): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const bin = path.join(folder, 'node_modules/.bin');
    const env = {...process.env, CI: '1', NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1'};
    const costs = path.join(os.tmpdir(), `bench-costs-${process.pid}`);
    const child: ChildProcess = spawn('/usr/bin/time', ['-f', '%U %S %M', '-o', costs, tool, ...args], {
      cwd: folder,
      env: {...env, PATH: `${bin}${path.delimiter}${process.env.PATH}`},
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that all of it can be ended.
      detached: true,
    });
    let output = '';
    const timer = setTimeout(() => process.kill(-child.pid!), limit);
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on('error', () =>
      reject(new Error('GNU time is missing, which measures builds: apt-get install time.')),
    );
    child.on('close', (status, signal) => {
      clearTimeout(timer);
      if (status === 0) {
        const wall = (performance.now() - start) / 1000;
        const [user, system, memory] = readFileSync(costs, 'utf8').split(' ').map(Number);
        resolve({wall, cpu: user! + system!, memory: memory! * 1024});
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
