/** `npx tsx --test bench/smoke.test.ts`: what can break without a build of a peer. */
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {get, type IncomingMessage} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {brotliDecompressSync} from 'node:zlib';
import {makeContent, measuredPaths} from './content';
import {locales} from './content/blocks';
import {toMarkdown} from './content/markdown';
import {writeFiles} from './files';
import {readOptions} from './options';
import {handwritten} from './peers/handwritten';
import {runMeasured} from './processes';
import type {PeerProblem} from './project';
import {replaceMarked} from './readme';
import {fullReport} from './report';
import {serve} from './server';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-smoke-'));
after(() => rmSync(folder, {recursive: true}));

test('a measured page says the same on a site of any size, whose sections have ten children at most', () => {
  const [small, large] = [makeContent(20), makeContent(1000)];
  const measured = ({guides}: typeof small) => [
    guides[7]?.title,
    toMarkdown(guides[7]?.blocks ?? [], 'en', () => '/').split(/\s+/).length,
  ];
  assert.deepEqual(measured(small), measured(large));
  for (const {guides} of [makeContent(1), small, large]) {
    const children = new Map<string, Set<string>>();
    for (const parts of guides.map(({path: place}) => place.split('/'))) {
      for (let end = 2; end < parts.length; end++) {
        const parent = parts.slice(0, end).join('/');
        children.set(parent, (children.get(parent) ?? new Set()).add(parts[end] ?? ''));
      }
    }
    assert.ok([...children.values()].every((names) => names.size <= 10));
  }
});

test('pages are about as long as they should be in both languages, and link to pages', () => {
  const {guides, posts, legal} = makeContent(20);
  const paths = new Set(guides.map((guide) => guide.path));
  for (const block of [...guides, ...posts].flatMap(({blocks}) => blocks)) {
    assert.ok(block.type !== 'paragraph' || !block.link || paths.has(block.link.to));
  }
  const wanted = [
    [guides, 925],
    [posts, 600],
    [legal, 6450],
  ] as const;
  for (const [pages, words] of wanted) {
    for (const locale of locales) {
      const counts = pages.map(({blocks}) => toMarkdown(blocks, locale, () => '/').split(/\s+/).length);
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      assert.ok(Math.abs(mean / words - 1) < 0.12, `${mean} words in ${locale}, not ${words}`);
    }
  }
});

function fetchRaw(address: string): Promise<{response: IncomingMessage; body: Buffer}> {
  return new Promise((resolve, reject) => {
    get(address, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({response, body: Buffer.concat(chunks)}));
    }).on('error', reject);
  });
}

test('the server finds the measured pages of a peer, compresses them, and gives nothing outside its folder', async () => {
  const content = makeContent(5);
  handwritten.prepare(content, path.join(folder, 'limit'));
  const site = path.join(folder, 'limit', handwritten.out);
  writeFiles(site, {'a/index.html': 'a', '../secret.txt': 'secret'});
  const server = await serve(site);
  const statusOf = async (address: string) => (await fetchRaw(server.origin + address)).response.statusCode;
  try {
    for (const address of Object.values(measuredPaths(content)).flatMap((it) => [it, `/it${it}`])) {
      const {response, body} = await fetchRaw(server.origin + address);
      assert.deepEqual([response.statusCode, response.headers['content-encoding']], [200, 'br']);
      assert.match(brotliDecompressSync(body).toString(), /<h1>/);
    }
    const others = ['/a', '/nothing', '/%2e%2e/secret.txt', '/..%2fsecret.txt'];
    assert.deepEqual(await Promise.all(others.map(statusOf)), [200, 404, 404, 404]);
  } finally {
    await server.close();
  }
});

test('a command is measured, children included, and a failing one is told with its log', async () => {
  const busy = 'const end = Date.now() + 400; while (Date.now() < end);';
  const child = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
  const cost = await runMeasured(['node', '-e', child], folder, process.env);
  assert.ok(cost.wall > 0.4);
  if (cost.cpu !== undefined) {
    assert.ok(cost.cpu > 0.1);
  }
  await assert.rejects(
    runMeasured(['node', '-e', 'console.error("no such page"); process.exit(3)'], folder, process.env),
    (error: PeerProblem) => error.message.includes('(3)') && error.log === 'no such page',
  );
});

test('options that do not fit are told', () => {
  assert.deepEqual(readOptions(['--pages', '100,1000'])?.pages, [100, 1000]);
  assert.throws(() => readOptions(['--pages', 'many']), /whole numbers/);
  assert.throws(() => readOptions(['--peers', 'hugo']), /not “hugo”/);
});

test('a report names what failed, and the table of a README is replaced between its marks', () => {
  const report = fullReport({
    circumstances: {date: '2026-01-01', cores: 2, memory: 2 ** 34, node: '20', chromium: '1'},
    comparisons: [
      {
        pages: 20,
        peers: [],
        problems: [{peer: 'starlight', step: 'build', message: 'failed', log: 'why'}],
      },
    ],
  });
  assert.match(report, /Not measured: starlight/);
  const file = path.join(folder, 'README.md');
  writeFileSync(file, 'a\n<!-- bench:start -->\nold\n<!-- bench:end -->\nb\n');
  replaceMarked(file, 'new');
  assert.equal(readFileSync(file, 'utf8'), 'a\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\nb\n');
});
