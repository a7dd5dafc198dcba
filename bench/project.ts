import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {copyInto, folderHash, readIfThere} from './files';
import type {Content} from './content';
import {type Peer, packageEntries} from './peers/peer';

/** Folder of the repository. */
export const repository = path.resolve(import.meta.dirname, '..');

/** Where everything is made: `BENCH_DIR`, else a folder for temporary files. Never inside the repository. */
export const workFolder = path.resolve(process.env.BENCH_DIR ?? path.join(os.tmpdir(), 'portal-bench'));

/** Something that went wrong with one peer, with what its tools said last. */
export class PeerProblem extends Error {
  constructor(
    message: string,
    readonly log = '',
  ) {
    super(message);
  }
}

/** Last lines of a log, without colours. */
export function tail(log: string, lines = 25): string {
  return stripVTControlCharacters(log).trimEnd().split('\n').slice(-lines).join('\n');
}

/** Folder of a peer's project. */
export function peerFolder(peer: Peer): string {
  return path.join(workFolder, 'peers', peer.name);
}

/** Environment in which a peer's tools run: its own packages come first, so that it may bring its own Node. */
export function toolEnvironment(
  folder: string,
  added: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  const bin = path.join(folder, 'node_modules/.bin');
  return {
    ...process.env,
    CI: '1',
    NODE_ENV: 'production',
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    ...added,
  };
}

/**
 * Installs what a folder's package.json asks for, unless that was done before.
 *
 * @throws PeerProblem when npm fails
 */
export function install(folder: string): void {
  const wanted = readIfThere(path.join(folder, 'package.json'));
  const stamp = path.join(folder, 'node_modules/.bench-installed');
  if (!wanted || readIfThere(stamp) === wanted) {
    return;
  }
  console.log(`  npm install in ${folder}`);
  const {status, stdout, stderr} = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (status !== 0) {
    throw new PeerProblem(`npm install failed (${status})`, tail(stdout + stderr));
  }
  writeFileSync(stamp, wanted);
}

/** Writes a peer's project with the content and installs its packages. */
export function prepare(peer: Peer, content: Content): void {
  const folder = peerFolder(peer);
  peer.prepare(content, folder);
  if (!peer.bringsPackages) {
    install(folder);
  }
}

/** Folder of the tools of the benchmark itself, installed from `bench/tools`. */
export function toolsFolder(): string {
  const folder = path.join(workFolder, 'tools');
  copyInto(path.join(import.meta.dirname, 'tools'), folder);
  install(folder);
  return folder;
}

const builtStamp = (peer: Peer) => path.join(peerFolder(peer), peer.out, '.bench-built');

/** Tells a project from another one: its files without packages, caches and output. */
export function projectHash(peer: Peer): string {
  return folderHash(peerFolder(peer), [...packageEntries, ...peer.caches, peer.out]);
}

/** Whether the peer's output was made from the project as it stands. */
export function isBuilt(peer: Peer): boolean {
  return existsSync(builtStamp(peer)) && readIfThere(builtStamp(peer)) === projectHash(peer);
}

/** Remembers that the peer's output was made from the project as it stands. */
export function markBuilt(peer: Peer): void {
  writeFileSync(builtStamp(peer), projectHash(peer));
}
