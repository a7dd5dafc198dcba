import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {whereItalian} from '../../../tests/whereItalian';
import {contactLimits} from '../../src/contract';
import {wordsIn} from '../../src/languages/languages';
import {collect, setUp, temporaryDir, validMessage} from '../setUp';

const site = 'https://www.example.com';
const long = 'x'.repeat(201);
const api = 'https://api.example.com';
const font = '@font-face { font-family: Geist; src: url(/geist.woff2) }';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (sources: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src ${sources}">`;

const built = `<!DOCTYPE html><html lang="en"><head>
<title>Contact us</title></head><body>
${policy(`'self' ${hash(`${font}p{}`)}`)}
<style>${font}p{}</style>
<script src="/main.js"></script>
<script type="application/ld+json">{"@type": "ContactPage"}</script>
<link rel="preload" as="font" href="/geist.woff2">
<link rel="icon" href="/icon.svg">
<img srcset="/a.png 1x, /b.png 2x,/c/d.png 3x,  //other.example/e.png 4x">
<form action="/search"><input name="name" value="untouched" autofocus=""></form>
<form action="/api/contact" method="post">
<div data-form-errors="" hidden="">Look below.</div>
<input name="name" aria-describedby="hint  name-error">
<p id="name-error" data-error="" hidden=""></p>
<input name="email" aria-describedby="email-error" value="given">
<p id="email-error" data-error="" hidden=""></p>
<div data-optional=""><input name="company" value="A &amp; B"></div>
<div data-optional="" hidden=""><input name="subject" aria-describedby="subject-error">
<p id="subject-error" data-error="" hidden=""></p></div>
<div data-optional="" hidden=""><textarea name="attachment">Given</textarea></div>
<textarea name="message">Given</textarea><button type="button">Remove</button><button>Send</button>
</form>
</body></html>`;

const own = `<!DOCTYPE html><html lang="en"><head>
<title>Error: Contact us</title></head><body>
${policy(`'self' ${hash(`${font}p{}`)}`)}
<style>${font}p{}</style>

<script type="application/ld+json">{"@type": "ContactPage"}</script>
<link rel="preload" as="font" href="/geist.woff2">
<link rel="icon" href="/icon.svg">
<img srcset="/a.png 1x, /b.png 2x,/c/d.png 3x,  //other.example/e.png 4x">
<form action="/search"><input name="name" value="untouched"></form>
<form action="/api/contact" method="post">
<div data-form-errors="">Look below.</div>
<input name="name" aria-describedby="hint  name-error" value="&quot;" aria-invalid="true" autofocus="">
<p id="name-error" data-error="">Name must be at least 2 characters</p>
<input name="email" aria-describedby="email-error" value="ada@example.com">
<p id="email-error" data-error="" hidden=""></p>
<div data-optional=""><input name="company" value="A &amp; B" aria-invalid="true"></div>
<div data-optional=""><input name="subject" aria-describedby="subject-error" value="${long}" aria-invalid="true">
<p id="subject-error" data-error="">Please use at most 200 characters</p></div>
<div data-optional="" hidden=""><textarea name="attachment">Given</textarea></div>
<textarea name="message">\n\nHi, &lt;/textarea&gt;\n\nthere</textarea><button>Send</button>
</form>
</body></html>`;

const ofSite = ['/icon.svg', '/a.png', '/b.png', '/c/d.png', '/search'];

const elsewhere = ofSite
  .reduce((page, path) => page.replace(path, site + path), own)
  .replace(policy(`'self' ${hash(`${font}p{}`)}`), policy(`'self' ${site} ${hash('p{}')}`))
  .replace(font, '')
  .replace('<link rel="preload" as="font" href="/geist.woff2">', '')
  .replace('<button>Send</button>\n', `$&<input type="hidden" name="site" value="${site}">`);

function siteWith(pages: Record<string, string>): string {
  const dir = temporaryDir();
  mkdirSync(join(dir, 'it'));
  Object.entries(pages).forEach(([file, html]) => writeFileSync(join(dir, file), html));
  return dir;
}

describe('a form that is refused', () => {
  const wrong = {
    ...{name: '"', email: 'ada@example.com', subject: long},
    message: '\nHi, </textarea>\n\nthere',
  };

  test.each([
    ['its own origin', own, {}, {}],
    ['another', elsewhere, {SITE_URL: site, API_ORIGIN: api}, {origin: site, host: 'api.example.com'}],
  ] as const)(
    'keeps what was entered, says what is wrong and runs no script; for a page of %s',
    async (_origin, expected, env, headers) => {
      const {postForm} = await setUp({env, siteDir: siteWith({'contact.html': built})});
      expect((await postForm(wrong, headers)).body).toBe(expected);
    },
  );

  whereItalian.test.each([{}, {'it/contact.html': 'Scrivici'}])(
    'is a plain page where the site has none: %j',
    async (pages) => {
      const {postForm} = await setUp({siteDir: siteWith(pages as Record<string, string>)});
      const answer = await postForm({...validMessage, name: '', locale: 'it'});
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      const $ = load(answer.body);
      const {errorTitle, pageTitle, goBack} = wordsIn('it').server;
      expect([$('html').attr('lang'), $('title').text(), $('h1').text(), $('p').text()]).toEqual([
        ...['it', `${errorTitle} ${pageTitle}`, pageTitle, `Il nome deve avere almeno 2 caratteri${goBack}`],
      ]);
    },
  );

  test('names a field that came twice', async () => {
    const {app} = await setUp();
    const headers = {'content-type': 'application/x-www-form-urlencoded'};
    const payload = 'name=Ada&name=Eve&email=a%40b.co&company=Acme&message=Hello+to+you+all';
    const {body} = await app.inject({method: 'POST', url: '/api/contact', headers, payload});
    expect(load(body)('p').first().text()).toBe('Name must be at least 2 characters');
  });
});

describe('a form that passes', () => {
  test.each<[Record<string, string>, Record<string, string>, string, string]>([
    [{}, {}, '/contact/thanks', 'en'],
    ...whereItalian.rows<[Record<string, string>, Record<string, string>, string, string]>(
      [{locale: 'it'}, {}, '/it/contact/thanks', 'it'],
      [{}, {'accept-language': 'it'}, '/it/contact/thanks', 'it'],
    ),
    [{locale: 'en'}, {'accept-language': 'it'}, '/contact/thanks', 'en'],
    [{}, {origin: site}, `${site}/contact/thanks`, 'en'],
  ])('%j %j goes on to %s', async (fields, headers, location, locale) => {
    const {postForm, store} = await setUp({env: {SITE_URL: site}});
    const answer = await postForm({...validMessage, ...fields}, headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    expect(await collect(store.listLeads({}))).toMatchObject([{name: 'Ada Lovelace', locale}]);
  });

  test('may have the longest values, and a key', async () => {
    const {postForm, store} = await setUp();
    const {name, company, message, subject, attachment} = contactLimits;
    const longest = ({max}: {max: number}) => '字'.repeat(max);
    const fields = {
      ...{name: longest(name), email: validMessage.email, company: longest(company)},
      ...{message: longest(message), subject: longest(subject), attachment: longest(attachment)},
    };
    for (const idempotencyKey of ['one', 'one', 'two']) {
      expect((await postForm({...fields, idempotencyKey})).statusCode).toBe(303);
    }
    const {attachment: stored, message: text} = fields;
    const found = await collect(store.listLeads({}));
    expect(found).toMatchObject(Array(2).fill({attachment: stored, message: text}));
  });
});

test('a script that posts a form and wants JSON gets JSON', async () => {
  const {postForm} = await setUp();
  const accept = 'application/json';
  expect((await postForm(validMessage, {accept})).json()).toHaveProperty('id');
  expect((await postForm({}, {accept})).json()).toHaveProperty('fields');
  expect((await postForm({}, {accept: 'text/html, application/json'})).body).toContain('<!doctype html>');
});

whereItalian.test.each([
  [413, 'tooLarge', {...validMessage, message: 'x'.repeat(100_000)}, {}],
  [403, 'foreignOrigin', validMessage, {origin: 'https://evil.example'}],
  [
    415,
    'unsupportedType',
    validMessage,
    {'content-type': 'application/x-www-form-urlencoded;charset=latin1'},
  ],
  [415, 'unsupportedType', validMessage, {'content-type': 'Multipart/Form-Data; boundary=x'}],
  [429, 'tooMany', validMessage, {}],
  [500, 'serverError', validMessage, {}],
] as const)(
  '%i, %s: a readable page in the language of the page before',
  async (status, says, fields, headers) => {
    const {postForm} = await setUp({
      env: status === 429 ? {RATE_LIMIT_CONTACT: '1'} : {},
      store: status === 500 ? {saveMessage: () => Promise.reject(new Error('secret'))} : {},
    });
    const post = (name = fields.name) =>
      postForm({...fields, name}, {host: 'localhost', referer: 'http://localhost/it/contact', ...headers});
    const first = await post();
    const {statusCode, headers: given, body} = status === 429 ? await post('Another') : first;
    expect([statusCode, given['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    const {server} = wordsIn('it');
    expect(load(body)('p').first().text()).toBe(server[says]);
    expect(body).not.toContain('secret');
  },
);
