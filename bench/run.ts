/** `npm run bench`: the portal against its peers, from the same texts. See bench/README.md. */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {measureBytes} from './bytes';
import {makePages, measuredPaths} from './corpus';
import {medianAudit} from './lighthouse';
import {type Options, readOptions, usage} from './options';
import {type Peer, type PeerName, peers} from './peers';
import {buildPeer, isInstalled, peerFolder, prepare, repository, ToolError, workFolder} from './project';
import {measureSearch} from './search';
import {serve} from './server';
import {replaceMarked, type Result, table} from './table';

async function measure(name: PeerName, guides: number, {measurements, runs}: Options): Promise<Result> {
  const peer: Peer = peers[name];
  const pages = makePages(guides);
  const paths = measuredPaths(pages);
  const say = (what: string) => console.log(`${guides} guides, ${name}: ${what}`);
  const result: Result = {peer: name, title: peer.title};
  say('building');
  prepare(name, peer, pages);
  const [text = ''] = Object.keys(peer.files(pages)).filter((file) => file.endsWith('.md'));
  result.build = await buildPeer(name, peer, text, measurements.includes('build'));
  const server = await serve(path.join(peerFolder(name), peer.out));
  try {
    if (measurements.includes('bytes')) {
      say('weighing');
      result.bytes = await measureBytes(server, paths);
    }
    if (measurements.includes('search') && peer.search) {
      say('searching');
      result.search = await measureSearch(peer.search, server.origin + paths.guide);
    }
    if (measurements.includes('lighthouse')) {
      say('auditing');
      result.guide = await medianAudit(server.origin + paths.guide, ['performance'], runs);
    }
  } finally {
    server.close();
  }
  return result;
}

/** Processor time that a build may take at most, as a multiple of stock Docusaurus's: a fifth more than it takes. */
const limits = {cold: 3.8, warm: 1.9};

/** Compares the portal's builds with those of stock Docusaurus in the same run. */
function watch(results: readonly Result[]): void {
  const of = (name: PeerName) => results.find(({peer}) => peer === name)?.build;
  const [portal, stock] = [of('portal'), of('docusaurus')];
  for (const kind of portal && stock ? (['cold', 'warm'] as const) : []) {
    const ratio = portal![kind].cpu / stock![kind].cpu;
    console.log(`Processor time, ${kind}: ${ratio.toFixed(2)} of stock Docusaurus’s; limit ${limits[kind]}`);
    if (ratio > limits[kind]) {
      process.exitCode = 1;
    }
  }
}

async function main(given: Options): Promise<void> {
  const watched = given.watch && (given.peers.includes('docusaurus') || isInstalled('docusaurus'));
  const options: Options = {
    ...given,
    peers: watched ? [...new Set([...given.peers, 'docusaurus' as const])] : given.peers,
    measurements: watched ? [...given.measurements, 'build'] : given.measurements,
  };
  if (!path.relative(repository, workFolder).startsWith('..')) {
    throw new Error(`BENCH_DIR has to be outside the repository; it is ${workFolder}.`);
  }
  mkdirSync(workFolder, {recursive: true});
  for (const guides of options.pages) {
    const results: Result[] = [];
    for (const name of options.peers) {
      try {
        results.push(await measure(name, guides, options));
      } catch (error) {
        process.exitCode = 1;
        console.error(`${name} failed: ${error instanceof Error ? error.message : error}`);
        console.error(error instanceof ToolError ? error.log : '');
      }
    }
    const written = table(guides, results);
    console.log(`\n${written}\n`);
    watch(results);
    if (options.readme && guides === options.pages[0]) {
      replaceMarked(path.join(repository, 'README.md'), written);
    }
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  await (options ? main(options) : console.log(usage));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
