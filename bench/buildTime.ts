import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Peer} from './peers/peer';
import {type Cost, runMeasured} from './processes';
import {isBuilt, markBuilt, peerFolder, PeerProblem, toolEnvironment} from './project';

/** What builds of a peer cost. */
export interface BuildCosts {
  /** Without anything left from before. */
  cold: Cost;
  /** The same build once more. */
  warm: Cost;
  /** The peer's other way to build, cold. */
  variant?: {title: string; cost: Cost};
}

function removeCaches(peer: Peer): void {
  for (const cache of peer.caches) {
    rmSync(path.join(peerFolder(peer), cache), {recursive: true, force: true});
  }
}

async function build(peer: Peer, env: Readonly<Record<string, string>> = {}): Promise<Cost> {
  const folder = peerFolder(peer);
  if (!peer.build) {
    throw new Error(`${peer.name} has no build.`);
  }
  const cost = await runMeasured(
    peer.build.command,
    folder,
    toolEnvironment(folder, {...peer.build.env, ...env}),
  );
  // A tool that is ended from outside may still say that all went well.
  if (!existsSync(path.join(folder, peer.out, 'index.html'))) {
    throw new PeerProblem(`${peer.build.command.join(' ')} ended without a home page in ${peer.out}`);
  }
  return cost;
}

/** Builds a prepared peer, unless its output is of the same project. */
export async function buildOnce(peer: Peer): Promise<void> {
  if (peer.build && !isBuilt(peer)) {
    removeCaches(peer);
    await build(peer);
    markBuilt(peer);
  }
}

/**
 * Builds a prepared peer, one build after the other. The first one is not counted: it reads packages from the disk that
 * later ones find in memory, and would charge a peer for having been installed just now.
 *
 * @returns undefined where there is nothing to build
 */
export async function measureBuilds(peer: Peer): Promise<BuildCosts | undefined> {
  if (!peer.build) {
    return undefined;
  }
  await buildOnce(peer);
  const {variant} = peer.build;
  let other: BuildCosts['variant'];
  if (variant) {
    removeCaches(peer);
    other = {title: variant.title, cost: await build(peer, variant.env)};
  }
  removeCaches(peer);
  const cold = await build(peer);
  // Right after the cold one, whose caches it is to find.
  const warm = await build(peer);
  markBuilt(peer);
  return {cold, warm, variant: other};
}
