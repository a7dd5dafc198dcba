/** The page that answers a form which was posted without a script and did not pass. */
import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {whereItalian} from '../../../tests/whereItalian';
import {readContactForms} from '../../src/contactForms/contactForms';
import {setUp, temporaryDir} from '../setUp';

const site = 'https://www.example.com';
const api = 'https://api.example.com';
const font = '@font-face { font-family: Geist; src: url(/geist.woff2) }';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (sources: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src ${sources}">`;

/** Line by line: what the build made, what the API sends to a page of its own origin, and to one of another. */
const lines: readonly (readonly [built: string, own?: string, elsewhere?: string])[] = [
  ['<!DOCTYPE html><html lang="en"><head></head><body>'],
  [
    policy(`'self' ${hash(`${font}p{}`)}`),
    policy(`'self' ${hash(`${font}p{}`)}`),
    policy(`'self' ${site} ${hash('p{}')}`),
  ],
  [`<style>${font}p{}</style>`, `<style>${font}p{}</style>`, '<style>p{}</style>'],
  ['<script src="/main.js"></script>', ''],
  ['<script type="application/ld+json">{"@type": "ContactPage"}</script>'],
  [
    '<link rel="preload" as="font" href="/geist.woff2">',
    '<link rel="preload" as="font" href="/geist.woff2">',
    '',
  ],
  [
    '<link rel="icon" href="/icon.svg">',
    '<link rel="icon" href="/icon.svg">',
    `<link rel="icon" href="${site}/icon.svg">`,
  ],
  [
    '<img srcset="/a.png 1x, /b.png 2x,/c/d.png 3x,  //other.example/e.png 4x">',
    '<img srcset="/a.png 1x, /b.png 2x,/c/d.png 3x,  //other.example/e.png 4x">',
    `<img srcset="${site}/a.png 1x, ${site}/b.png 2x,${site}/c/d.png 3x,  //other.example/e.png 4x">`,
  ],
  [
    '<form action="/search"><input name="name" value="untouched" autofocus=""></form>',
    '<form action="/search"><input name="name" value="untouched"></form>',
    `<form action="${site}/search"><input name="name" value="untouched"></form>`,
  ],
  ['<form action="/api/contact" method="post">'],
  ['<div data-form-errors="" hidden="">Look below.</div>', '<div data-form-errors="">Look below.</div>'],
  [
    '<input name="name" aria-describedby="hint  name-error">',
    '<input name="name" aria-describedby="hint  name-error" value="&quot;" aria-invalid="true" autofocus="">',
  ],
  ['<p id="hint">As in your passport.</p>'],
  [
    '<p id="name-error" data-error="" hidden=""></p>',
    '<p id="name-error" data-error="">Name must be at least 2 characters</p>',
  ],
  [
    '<input name="email" aria-describedby="email-error" value="given">',
    '<input name="email" aria-describedby="email-error" value="ada@example.com">',
  ],
  ['<p id="email-error" data-error="" hidden=""></p>'],
  ['<p data-error="" hidden="">Of nobody.</p>'],
  [
    '<div data-optional=""><input name="company" value="A &amp; B"></div>',
    '<div data-optional=""><input name="company" value="A &amp; B" aria-invalid="true"></div>',
  ],
  [
    '<div data-optional="" hidden=""><input name="subject" aria-describedby="subject-error">',
    '<div data-optional=""><input name="subject" aria-describedby="subject-error" value="Plans\r\nBcc" aria-invalid="true">',
  ],
  [
    '<p id="subject-error" data-error="" hidden=""></p></div>',
    '<p id="subject-error" data-error="">Please remove line breaks and control characters</p></div>',
  ],
  ['<div data-optional="" hidden=""><textarea name="attachment">Given</textarea></div>'],
  [
    '<textarea name="message">Given</textarea><button type="button">Remove</button><button>Send</button>',
    '<textarea name="message">\n\nHi, &lt;/textarea&gt;\n\nthere</textarea><button>Send</button>',
  ],
  ['</form>', '</form>', `<input type="hidden" name="site" value="${site}"></form>`],
  ['</body></html>'],
];

function siteWith(pages: Record<string, string>): string {
  const dir = temporaryDir();
  mkdirSync(join(dir, 'it'));
  Object.entries(pages).forEach(([file, html]) => writeFileSync(join(dir, file), html));
  return dir;
}

const wrong = {
  ...{name: '"', email: 'ada@example.com', subject: 'Plans\r\nBcc'},
  message: '\nHi, </textarea>\n\nthere',
};

test.each([
  ['its own origin', 1, {}, {}],
  ['another', 2, {SITE_URL: site, API_ORIGIN: api}, {origin: site, host: 'api.example.com'}],
] as const)(
  'keeps what was entered, says what is wrong and runs no script; for a page of %s',
  async (_origin, column, env, headers) => {
    const siteDir = siteWith({'contact.html': lines.map(([built]) => built).join('\n')});
    const {postForm} = await setUp({env, siteDir});
    const {body} = await postForm(wrong, headers);
    expect(body).toBe(lines.map((line) => line[column] ?? line[1] ?? line[0]).join('\n'));
  },
);

whereItalian.test('is in the language of the form, as far as there is one', async () => {
  const form = '<form action="/api/contact"></form>';
  const siteDir = siteWith({'contact.html': `English ${form}`, 'it/contact.html': `Italiano ${form}`});
  const {postForm} = await setUp({siteDir});
  expect((await postForm({locale: 'it'})).body).toContain('Italiano <form');
  expect((await postForm({locale: 'en'})).body).toContain('English <form');
});

test.each([{}, {'contact.html': 'Write to us'}])(
  'is a plain one where there is no form: %j',
  async (pages) => {
    const {postForm} = await setUp({siteDir: siteWith(pages as Record<string, string>)});
    expect((await postForm({})).body).toContain('<p>Name must be at least 2 characters</p>');
  },
);

test('is read as the build has written it', async () => {
  const forms = {en: {own: '\ue000origin::\ue000', elsewhere: 'è'}};
  const file = join(siteWith({'forms.json': JSON.stringify(forms)}), 'forms.json');
  expect(await readContactForms(pathToFileURL(file))).toEqual(forms);
  expect(await readContactForms(pathToFileURL(`${file}.gone`))).toEqual({});
});
