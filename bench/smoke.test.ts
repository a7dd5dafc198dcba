/** `npm run test:bench`: faults that show without a build of a peer. */
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {get, type IncomingMessage} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {brotliDecompressSync} from 'node:zlib';
import {makePages, measuredPaths} from './corpus';
import {readOptions} from './options';
import {peers} from './peers';
import {prepare, runMeasured, type ToolError} from './project';
import {serve} from './server';
import {replaceMarked, table} from './table';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-smoke-'));
after(() => rmSync(folder, {recursive: true}));

test('a measured page says the same on a site of any size, whose sections have ten children at most', () => {
  const measured = (guides: number) => {
    const {title, body} = makePages(guides)[7]!.texts.it;
    return [title, body.replaceAll(/\(\/.*?\)/g, '')];
  };
  assert.deepEqual(measured(20), measured(1000));
  for (const guides of [1, 20, 1000]) {
    const pages = makePages(guides);
    const paths = pages.map((page) => page.path);
    assert.equal(new Set(paths).size, paths.length);
    const parents = paths.filter((it) => it.startsWith('/guides/')).map((it) => path.dirname(it));
    const folders = [...new Set(parents.flatMap((it) => [it, path.dirname(it)]))];
    for (const parent of folders) {
      const inside = new Set([...paths, ...folders].filter((it) => path.dirname(it) === parent));
      assert.ok(inside.size <= 10, parent);
    }
    for (const [, target = ''] of pages.flatMap(({texts}) => [...texts.en.body.matchAll(/\]\((\/.*?)\)/g)])) {
      assert.ok(paths.includes(target), target);
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
  const pages = makePages(5);
  prepare('handwritten', peers.handwritten, pages, path.join(folder, 'limit'));
  writeFileSync(path.join(folder, 'limit/secret.txt'), 'secret');
  const server = await serve(path.join(folder, 'limit', peers.handwritten.out));
  const statusOf = async (address: string) => (await fetchRaw(server.origin + address)).response.statusCode;
  try {
    for (const address of Object.values(measuredPaths(pages)).flatMap((it) => [it, `/it${it}`])) {
      const {response, body} = await fetchRaw(server.origin + address);
      assert.deepEqual([response.statusCode, response.headers['content-encoding']], [200, 'br']);
      const html = brotliDecompressSync(body).toString();
      assert.match(html, /<h1>/);
      for (const [, link = ''] of html.matchAll(/href="(.*?)"/g)) {
        assert.equal(await statusOf(link), 200, link);
      }
    }
    const others = ['/it', '/nothing', '/%2e%2e/secret.txt', '/..%2fsecret.txt'];
    assert.deepEqual(await Promise.all(others.map(statusOf)), [200, 404, 404, 404]);
  } finally {
    server.close();
  }
});

test('each peer has a file for each text in both languages', () => {
  const pages = makePages(3);
  for (const name of ['portal', 'handwritten', 'starlight', 'docusaurus'] as const) {
    const files = Object.keys(peers[name].files(pages)).filter((file) => /\.(md|html)$/.test(file));
    assert.equal(files.length, pages.length * 2, name);
  }
});

test('a command is measured with its children, and a failing one is reported with its log', async () => {
  const child = `require('node:child_process').spawnSync(process.execPath, ['-e', 'Buffer.alloc(3e8, 1); setTimeout(() => 0, 400)'])`;
  const cost = await runMeasured(['node', '-e', child], folder);
  assert.ok(cost.wall > 0.4);
  assert.ok(cost.cpu > 0.05 && cost.cpu < 60, String(cost.cpu));
  assert.ok(cost.memory > 3e8);
  await assert.rejects(
    runMeasured(['node', '-e', 'console.error("no such page"); process.exit(3)'], folder),
    (error: ToolError) => error.message.includes('(3)') && error.log === 'no such page',
  );
});

test('options that do not fit are refused', () => {
  assert.deepEqual(readOptions(['--pages', '100,1000'])?.pages, [100, 1000]);
  assert.throws(() => readOptions(['--pages', 'many']), /whole numbers/);
  assert.throws(() => readOptions(['--peers', 'hugo']), /not “hugo”/);
});

test('the table of a README is replaced between its marks', () => {
  const page = {bytes: 2500, requests: 1, script: 0};
  const bytes = {home: page, guide: page, post: page, legal: page};
  const written = table(20, [{peer: 'portal', title: 'This portal', bytes}]);
  assert.match(
    written,
    /^\| This portal \| 2\.5 \| 2\.5 \| 2\.5 \| 2\.5 \| 1\.0x, – \| 0\.0 \| 1 \| – \| – \| – \|$/m,
  );
  const file = path.join(folder, 'README.md');
  writeFileSync(file, 'a\n<!-- bench:start -->\nold\n<!-- bench:end -->\nb\n');
  replaceMarked(file, written);
  const marked = `a\n<!-- bench:start -->\n\n${written}\n\n<!-- bench:end -->\nb\n`;
  assert.equal(readFileSync(file, 'utf8'), marked);
});
