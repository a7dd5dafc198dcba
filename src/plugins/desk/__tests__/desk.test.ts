import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, request as httpRequest, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {hashOf, writeStamp} from '../../translations/sourceHash';
import {desk} from '../desk';

const siteDir = mkdtempSync(path.join(tmpdir(), 'desk-'));
const italianDocs = 'i18n/it/docusaurus-plugin-content-docs/current';
const italian = `${italianDocs}/guides/setup.md`;

function write(file: string, text: string): void {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
}
const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

const english = (sentence: string) =>
  `---\ntitle: Set <up>\n---\n\nAn introduction.\n\n## First {#first}\n\nNothing new.\n\n## Second\n\n${sentence} <script>alert(1)</script>\n`;

let server: Server;
let close: () => void;
let port: number;

beforeAll(async () => {
  write('i18n/it/locale.json', '{"words": "complete"}');
  write('docs/guides/setup.md', english('Three roles are enough.'));
  write(
    italian,
    writeStamp(
      italian,
      '---\ntitle: Prepara\n---\n\nIntro.\n\n## Primo\n\nNiente.\n\n## Secondo\n\nBastano tre ruoli.\n',
      hashOf(english('Three roles are enough.')),
    ),
  );
  write('docs/guides/alone.md', '---\ntitle: Alone\ndraft: true\n---\n\nOne two three.\n');
  write('docs/guides/hidden.md', '---\ntitle: Hidden\nunlisted: true\n---\n\nText.\n');
  write(`${italianDocs}/gone.md`, '---\ntitle: Andato\n---\n');
  const git = (...args: string[]) =>
    expect(
      spawnSync('git', ['-c', 'user.name=W', '-c', 'user.email=w@site.example', ...args], {cwd: siteDir})
        .status,
    ).toBe(0);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Texts');
  write('docs/guides/setup.md', english('Four roles are enough.'));
  const {middleware, ...rest} = desk({
    siteDir,
    pageOf: (file) => (file === 'docs/guides/setup.md' ? '/guides/setup' : undefined),
    findProblems: async () => [
      {file: 'docs/guides/setup.md', line: 7, message: 'a link leads to /nowhere'},
      {file: 'docs/guides/damaged.png', line: 0, message: 'this picture cannot be read'},
    ],
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
  rmSync(siteDir, {recursive: true});
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** `fetch` would not let a test name another host. */
function ask(
  address: string,
  headers: Record<string, string> = {},
  form?: Record<string, string>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const body = form && new URLSearchParams(form).toString();
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path: address,
        method: form ? 'POST' : 'GET',
        headers: {host: `localhost:${port}`, ...headers},
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({status: response.statusCode!, headers: response.headers, body: text}),
        );
      },
    );
    sent.on('error', reject).end(body);
  });
}
const load = async (address: string) => cheerio.load((await ask(address)).body);
const textAddress = '/desk/text?file=docs%2Fguides%2Fsetup.md';

test('lists every text with its state, words, dates and problems', async () => {
  await load('/desk');
  const $ = await load('/desk');
  const rows = $('.texts li')
    .get()
    .map((it) => $(it).text().replaceAll(/\s+/g, ' ').trim());
  expect(rows).toHaveLength(4);
  expect(rows.find((it) => it.includes('Set <up>'))).toMatch(
    /docs\/guides\/setup.md Stale 1 problem English 1\d words, \d+ \w+ \d{4} \(not committed\) Italian \d+ words, /,
  );
  expect(rows.find((it) => it.includes('Alone'))).toMatch(/Missing Draft .*English 3 words.*Italian –/);
  expect(rows.find((it) => it.includes('Hidden'))).toMatch(/Missing Unlisted/);
  expect(rows.find((it) => it.includes('Andato'))).toMatch(/Orphan .*English – Italian 0 words/);
  expect($('.notice').text()).toBe('Checked: 2 problems, as npm run check:content lists them.');
  expect($('#live details').text()).toMatch(
    /1 problem in other files\s+docs\/guides\/damaged.png this picture/,
  );
});

test.each([
  ['state=stale', ['Set <up>']],
  ['state=draft', ['Alone']],
  ['state=problems', ['Set <up>']],
  ['q=GUIDES+alo', ['Alone']],
  ['q=prepara', ['Set <up>']],
  ['kind=article', []],
])('filters by %s', async (query, titles) => {
  const $ = await load(`/desk?${query}`);
  expect(
    $('.texts a')
      .get()
      .map((it) => $(it).text()),
  ).toEqual(titles);
});

test('shows what changed in English beside its Italian', async () => {
  const $ = await load(textAddress);
  expect($('main > section h2').text()).toBe('Second');
  expect($('main > section del').text()).toBe('Three');
  expect($('main > section ins').text()).toBe('Four');
  expect($('main > section [lang=it] pre').text()).toBe('## Secondo\n\nBastano tre ruoli.\n');
  expect(
    $('main > details h2')
      .get()
      .map((it) => $(it).text()),
  ).toEqual(['Front matter', 'Introduction', 'First']);
  expect($('dd a').attr('href')).toBe('/guides/setup');
  expect($('script')).toHaveLength(1);
});

test('stamps what i18n:stamp stamps, if nothing has changed meanwhile', async () => {
  const form = async () => {
    const $ = await load(textAddress);
    return Object.fromEntries(
      $('form.stamp input')
        .get()
        .map((it) => [$(it).attr('name')!, $(it).attr('value')!]),
    );
  };
  const before = read(italian);
  const fields = await form();
  expect(Object.keys(fields)).toEqual(['file', 'token', 'hash']);
  // A program that sends no headers of a browser still needs the token.
  expect((await ask('/desk/stamp', {}, {...fields, token: 'guessed'})).status).toBe(403);
  expect((await ask('/desk/stamp', {}, {...fields, file: '../outside.md'})).status).toBe(404);
  expect((await ask('/desk/stamp', {}, {...fields, file: 'docs/guides/alone.md'})).body).toContain(
    'is not there',
  );
  expect((await ask('/desk/stamp', {}, {...fields, more: 'x'.repeat(5000)})).status).toBe(413);
  write('docs/guides/setup.md', english('Five roles are enough.'));
  const late = await ask('/desk/stamp', {}, fields);
  expect([late.status, late.body]).toEqual([
    409,
    expect.stringContaining('has changed since you opened the page'),
  ]);
  expect(read(italian)).toBe(before);

  const {status, headers} = await ask(
    '/desk/stamp',
    {origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin'},
    await form(),
  );
  expect([status, headers.location]).toEqual([303, `${textAddress}&stamped=`]);
  expect(read(italian)).toBe(writeStamp(italian, before, hashOf(english('Five roles are enough.'))));
  const $ = await load(String(headers.location));
  expect($('.mark').first().text()).toBe('Current');
  expect($('form.stamp')).toHaveLength(0);
});

test.each([
  ['a name that leads here', {host: 'evil.example'}, 403],
  ['a name that begins alike', {host: 'localhost.evil.example'}, 403],
  ['a server in between', {'x-forwarded-for': '203.0.113.7'}, 403],
  ['a script of another site', {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors'}, 403],
  ['a page of another port', {'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors'}, 403],
  ['a link from elsewhere', {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate'}, 200],
  ['this machine by number', {host: '127.0.0.1:3000'}, 200],
  ['this machine by number, version 6', {host: '[::1]:3000'}, 200],
])('%s', async (_, headers, status) => {
  for (const address of ['/desk', textAddress]) {
    const answer = await ask(address, headers as unknown as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.body.includes('Set &lt;up&gt;')).toBe(status === 200);
  }
});

test.each([
  [{origin: 'https://evil.example'}],
  [{origin: 'null'}],
  [{'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate'}],
])('a form of another site writes nothing: %j', async (headers) => {
  const $ = await load('/desk');
  expect($('form')).toHaveLength(1);
  const {status} = await ask('/desk/stamp', headers as unknown as Record<string, string>, {
    file: 'docs/guides/setup.md',
  });
  expect(status).toBe(403);
});

test('a site without Git is told what cannot be shown', async () => {
  write('docs/guides/setup.md', english('Six roles are enough.'));
  rmSync(path.join(siteDir, '.git'), {recursive: true});
  const $ = await load('/desk');
  expect($('.notice').text()).toContain('Without a history made with Git, dates are those of the files');
  const page = await load(textAddress);
  expect(page('.notice').text()).toContain('it is no clone made with Git');
  expect(page('form.stamp')).toHaveLength(1);
});

test('neither shows nor writes what a link leads to outside of the site', async () => {
  const outside = path.join(tmpdir(), `${path.basename(siteDir)}-private.md`);
  const secret = '---\ntitle: Private\n---\n\nNobody else reads this.\n';
  writeFileSync(outside, secret);
  write('docs/guides/linked.md', '---\ntitle: Linked\n---\n\nText.\n');
  symlinkSync(outside, path.join(siteDir, italianDocs, 'guides/linked.md'));
  try {
    const list = await ask('/desk');
    expect(list.body).toContain('Linked');
    const shown = await ask('/desk/text?file=docs%2Fguides%2Flinked.md');
    expect([shown.status, shown.body]).toEqual([403, expect.stringContaining('leads out of the site')]);
    const $ = await load(textAddress);
    const stamped = await ask(
      '/desk/stamp',
      {},
      {
        file: 'docs/guides/linked.md',
        token: $('[name=token]').attr('value')!,
        hash: hashOf(read('docs/guides/linked.md')),
      },
    );
    expect(stamped.status).toBe(403);
    for (const {body} of [list, shown, stamped]) {
      expect(body).not.toMatch(/Private|Nobody else/);
    }
    expect(readFileSync(outside, 'utf8')).toBe(secret);
  } finally {
    rmSync(path.join(siteDir, italianDocs, 'guides/linked.md'));
    rmSync(path.join(siteDir, 'docs/guides/linked.md'));
    rmSync(outside);
  }
});

test('lists a text whose front matter is nonsense', async () => {
  write(
    'docs/guides/odd.md',
    '---\ntitle: {toString: 1, __proto__: {title: x}}\n---\n\n# <img src=x onerror=alert(1)>\n',
  );
  const $ = await load('/desk?q=odd');
  expect($('.texts a').text()).toBe('<img src=x onerror=alert(1)>');
  expect($('main img')).toHaveLength(0);
  rmSync(path.join(siteDir, 'docs/guides/odd.md'));
});

test('answers as pages that nothing else may use, under a policy with the nonce of their script', async () => {
  const {headers, body} = await ask('/desk');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  const $ = cheerio.load(body);
  const nonce = $('script').attr('nonce');
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect($('title').text()).toBe('Writers’ desk');
  expect($('style').text()).toMatch(/--accent:[\s\S]*\.marks/);
  expect($('style').text()).not.toContain('@import');
  expect($('script').text()).toContain('EventSource');
  expect((await load('/desk'))('script').attr('nonce')).not.toBe(nonce);
  expect((await load(textAddress))('title').text()).toBe('docs/guides/setup.md – Writers’ desk');
  const refused = await ask('/desk', {host: 'evil.example'});
  expect([refused.headers['content-type'], refused.body]).toEqual([
    'text/plain; charset=utf-8',
    expect.stringMatching(/\w/),
  ]);
});

test('gives its font, and says what is wrong with an address', async () => {
  const font = await ask('/desk/font.woff2');
  expect([font.status, font.headers['content-type'], font.headers['cache-control']]).toEqual([
    200,
    'font/woff2',
    'max-age=3600',
  ]);
  expect(font.body).toMatch(/^wOF2/);
  const other = cheerio.load((await ask('/desk/other')).body);
  expect([other('title').text(), other('h1').text(), other('h1 + p').text()]).toEqual([
    'No such page',
    'No such page',
    'The desk has no page at this address.',
  ]);
  const unknown = cheerio.load((await ask('/desk/text?file=docs/x.md')).body);
  expect([unknown('h1').text(), unknown('h1 + p').text()]).toEqual([
    'No such text',
    'docs/x.md is neither a text nor a translation.',
  ]);
  const nameless = cheerio.load((await ask('/desk/text')).body);
  expect(nameless('h1 + p').text()).toBe('This is neither a text nor a translation.');
  const late = cheerio.load((await ask('/desk/stamp', {}, {token: 'guessed'})).body);
  expect([late('h1').text(), late('h1 + p').text()]).toEqual([
    'Not stamped',
    'The page was made before the server started: load it again.',
  ]);
});

test('tells open pages that a text has changed, once for several steps', async () => {
  const told: string[] = [];
  const listening = httpRequest({
    host: '127.0.0.1',
    port,
    path: '/desk/changes',
    headers: {host: `localhost:${port}`},
  });
  listening.end();
  const [response] = (await once(listening, 'response')) as [NodeJS.ReadableStream & {headers: object}];
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
  });
  response.setEncoding('utf8').on('data', (part: string) => told.push(part));
  const heard = async () => {
    do {
      await once(response, 'data');
    } while (!told.at(-1)!.includes('changed'));
  };
  const alone = (words: string) =>
    write('docs/guides/alone.md', `---\ntitle: Alone\ndraft: true\n---\n\n${words}\n`);
  // What was told too much of the first change has come by the time the second is told.
  for (const steps of [
    ['One.', 'One two.'],
    ['One two.', 'One two three.'],
  ]) {
    steps.forEach(alone);
    await heard();
  }
  listening.destroy();
  expect(told.join('')).toBe(':\n\ndata: changed\n\ndata: changed\n\n');
});

test('leaves other addresses to the site', async () => {
  for (const address of ['/desktop', '//', '//desk', '//evil.example/desk', '/%', '/it/desk']) {
    expect([address, (await ask(address)).body]).toEqual([address, 'next']);
  }
  expect((await ask('/desk/other')).status).toBe(404);
});
