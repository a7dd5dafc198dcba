import path from 'node:path';
import {buildOnce, measureBuilds} from './buildTime';
import {measureBytes} from './bytes';
import {makeContent, measuredPaths} from './content';
import {measureLighthouse} from './lighthouse';
import type {Options} from './options';
import {peers} from './peers';
import type {PeerName} from './peers/peer';
import {peerFolder, PeerProblem, prepare} from './project';
import type {Comparison, PeerResult, Problem} from './results';
import {measureSearch} from './search';
import {serve, type SiteServer} from './server';

/** Builds the peers from one content and measures what is asked for. A peer that fails is named; the others go on. */
export async function compare(
  pages: number,
  {peers: names, measurements, runs}: Options,
): Promise<Comparison> {
  const content = makeContent(pages);
  const paths = measuredPaths(content);
  const results = new Map<PeerName, PeerResult>();
  const problems: Problem[] = [];
  const servers = new Map<PeerName, SiteServer>();

  const failed = (peer: PeerName, step: string, error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    problems.push({peer, step, message, log: error instanceof PeerProblem ? error.log : ''});
    console.error(`  ${peer} failed (${step}): ${message}`);
  };

  const build = async (name: PeerName): Promise<void> => {
    const peer = peers[name];
    const result: PeerResult = {peer: name, title: peer.title};
    console.log(`${pages} guides, ${name}: preparing`);
    prepare(peer, content);
    console.log(`${pages} guides, ${name}: building`);
    if (measurements.includes('build')) {
      result.build = await measureBuilds(peer);
    } else {
      await buildOnce(peer);
    }
    results.set(name, result);
  };

  const weigh = async (name: PeerName, result: PeerResult): Promise<void> => {
    const server = await serve(path.join(peerFolder(peers[name]), peers[name].out));
    servers.set(name, server);
    if (measurements.includes('bytes')) {
      console.log(`${pages} guides, ${name}: weighing`);
      result.bytes = await measureBytes(peers[name], server, paths);
    }
    if (measurements.includes('search')) {
      console.log(`${pages} guides, ${name}: searching`);
      result.search = await measureSearch(peers[name], server, paths.guide);
    }
  };

  for (const name of names) {
    await build(name).catch((error: unknown) => failed(name, 'build', error));
  }
  try {
    for (const [name, result] of results) {
      await weigh(name, result).catch((error: unknown) => failed(name, 'bytes', error));
    }
    if (measurements.includes('lighthouse')) {
      const scores = await measureLighthouse(servers, paths, runs, (name, error) =>
        failed(name, 'Lighthouse', error),
      );
      for (const [name, result] of results) {
        result.scores = scores.get(name);
      }
    }
  } finally {
    await Promise.all([...servers.values()].map((server) => server.close()));
  }
  return {pages, peers: [...results.values()], problems};
}
