import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, request as httpRequest, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {hashOf, writeStamp} from '../../translations/sourceHash';
import {desk} from '../desk';
import {testFolder} from '../../../../tests/testFolder';

const {folder: siteDir, write, read} = testFolder();
const italianDocs = 'i18n/it/docusaurus-plugin-content-docs/current';
const italian = `${italianDocs}/guides/setup.md`;
const outside = `${siteDir}-private.md`;
const english = (sentence: string) =>
  `---\ntitle: Set <up>\n---\n\nAn introduction.\n\n## First {#first}\n\nNothing new.\n\n## Second\n\n${sentence} <script>alert(1)</script>\n`;
const translation =
  '---\ntitle: Prepara\n---\n\nIntro.\n\n## Primo\n\nNiente.\n\n## Secondo\n\nBastano tre.\n';

let server: Server;
let close: () => void;
let port: number;
beforeAll(async () => {
  write('i18n/it/locale.json', '{"words": "complete"}');
  write('docs/guides/setup.md', english('Three roles are enough.'));
  write(italian, writeStamp(italian, translation, hashOf(english('Three roles are enough.'))));
  write('docs/guides/alone.md', '---\ntitle: Alone\ndraft: true\n---\n\nOne two three.\n');
  write('docs/guides/linked.md', '---\ntitle: Linked\n---\n\nText.\n');
  writeFileSync(outside, '---\ntitle: Private\n---\n\nNobody else reads this.\n');
  symlinkSync(outside, path.join(siteDir, italianDocs, 'guides/linked.md'));
  for (const command of ['init --quiet', 'add .', 'commit --quiet -m Texts']) {
    const args = ['-c', 'user.name=W', '-c', 'user.email=w@site.example', ...command.split(' ')];
    expect(spawnSync('git', args, {cwd: siteDir}).status).toBe(0);
  }
  write('docs/guides/setup.md', english('Four roles are enough.'));
  const {middleware, ...rest} = desk({
    siteDir,
    pageOf: (file) => (file === 'docs/guides/setup.md' ? '/guides/setup' : undefined),
    findProblems: async () => [{file: 'docs/guides/setup.md', line: 7, message: 'a link leads to /nowhere'}],
  });
  close = rest.close;
  server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end('next')),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(outside);
});

/** `fetch` would not let a test name another host. */
async function ask(address: string, headers: object = {}, form?: Record<string, string>) {
  const method = form ? 'POST' : 'GET';
  const options = {
    host: '127.0.0.1',
    port,
    path: address,
    method,
    headers: {host: `localhost:${port}`, ...headers},
  };
  const sent = httpRequest(options).end(form && new URLSearchParams(form).toString());
  const [response] = await once(sent, 'response');
  const body: string = (await response.setEncoding('utf8').toArray()).join('');
  return {status: response.statusCode as number, headers: response.headers, body};
}
const load = async (address: string) => cheerio.load((await ask(address)).body);
const textAddress = '/desk/text?file=docs%2Fguides%2Fsetup.md';

test('lists every text with its state, words, dates and problems', async () => {
  await load('/desk');
  const $ = await load('/desk');
  const rows = $('.texts li')
    .get()
    .map((it) => $(it).text().replaceAll(/\s+/g, ' ').trim());
  expect(rows).toHaveLength(3);
  expect(rows.find((it) => it.includes('Set <up>'))).toMatch(
    /docs\/guides\/setup.md Stale 1 problem English 1\d words, \d+ \w+ \d{4} \(not committed\) Italian \d+ words, /,
  );
  expect(rows.find((it) => it.includes('Alone'))).toMatch(/Missing Draft .*English 3 words.*Italian –/);
  const {headers} = await ask('/desk');
  expect(headers).toMatchObject({'cache-control': 'no-store', 'x-content-type-options': 'nosniff'});
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[\w+/]{22}=='/);
});

test.each([
  ['state=stale', 'LinkedSet <up>'],
  ['state=problems', 'Set <up>'],
  ['q=GUIDES+alo', 'Alone'],
])('filters by %s', async (query, title) => {
  const $ = await load(`/desk?${query}`);
  expect($('.texts a').text()).toBe(title);
});

test('shows what changed in English beside its Italian', async () => {
  const $ = await load(textAddress);
  expect(['h2', 'del', 'ins'].map((tag) => $(`main > section ${tag}`).text())).toEqual([
    'Second',
    'Three',
    'Four',
  ]);
  expect($('main > section [lang=it] pre').text()).toBe('## Secondo\n\nBastano tre.\n');
  expect($('dd a').attr('href')).toBe('/guides/setup');
  expect($('script')).toHaveLength(1);
});

test('stamps what i18n:stamp stamps, if nothing has changed meanwhile', async () => {
  const form = async () => {
    const $ = await load(textAddress);
    const inputs = $('form.stamp input').get();
    return Object.fromEntries(inputs.map((it) => [$(it).attr('name')!, $(it).attr('value')!]));
  };
  const before = read(italian);
  const fields = await form();
  const refused = async (change: object) => (await ask('/desk/stamp', {}, {...fields, ...change})).status;
  expect(await refused({token: 'guessed'})).toBe(403);
  expect(await refused({file: '../outside.md'})).toBe(404);
  expect(await refused({more: 'x'.repeat(5000)})).toBe(413);
  expect(await refused({file: 'docs/guides/linked.md', hash: hashOf(read('docs/guides/linked.md'))})).toBe(
    403,
  );
  write('docs/guides/setup.md', english('Five roles are enough.'));
  expect(await refused({})).toBe(409);
  expect(read(italian)).toBe(before);
  const origin = {origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin'};
  const {status, headers} = await ask('/desk/stamp', origin, await form());
  expect([status, headers.location]).toEqual([303, `${textAddress}&stamped=`]);
  expect(read(italian)).toBe(writeStamp(italian, before, hashOf(english('Five roles are enough.'))));
});

test.each([
  ['a name that leads here', {host: 'localhost.evil.example'}, 403],
  ['a server in between', {'x-forwarded-for': '203.0.113.7'}, 403],
  ['a script of another site', {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors'}, 403],
  ['a page of another port', {'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors'}, 403],
  ['a link from elsewhere', {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate'}, 200],
  ['this machine by number', {host: '[::1]:3000'}, 200],
])('lets in %s: %j, %i', async (_, headers, status) => {
  const answer = await ask(textAddress, headers);
  expect(answer.status).toBe(status);
  expect(answer.body.includes('Set &lt;up&gt;')).toBe(status === 200);
});

test.each([
  [{origin: 'https://evil.example'}],
  [{origin: 'null'}],
  [{'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate'}],
])('a form of another site writes nothing: %j', async (headers) => {
  expect((await ask('/desk/stamp', headers, {file: 'docs/guides/setup.md'})).status).toBe(403);
});

test('shows nothing of what a link leads to outside of the site', async () => {
  const answers = [await ask('/desk'), await ask('/desk/text?file=docs%2Fguides%2Flinked.md')];
  expect(answers.map(({status}) => status)).toEqual([200, 403]);
  answers.forEach(({body}) => expect(body).not.toMatch(/Private|Nobody else/));
});
