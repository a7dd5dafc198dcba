/** The page that answers a form which was posted without a script and did not pass. */
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {whereItalian} from '../../../tests/whereItalian';
import {rows, setUp, validMessage} from '../setUp';
import {siteWithForm} from './site';

describe('a form that is refused', () => {
  whereItalian.test('invalid: shows the page again with what was entered and what is wrong', async () => {
    const {postForm, dataDir} = await setUp({siteDir: siteWithForm()});
    const entered = {
      name: 'Ada "<Lovelace>"',
      email: 'ada@',
      company: 'A',
      message: '\nHi </textarea><script>alert(1)</script>',
      locale: 'it',
    };
    const answer = await postForm(entered);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(rows(dataDir, 'messages')).toEqual([]);

    const $ = load(answer.body);
    const form = $('form[action="/api/contact"]');
    const control = (name: string) => form.find(`[name="${name}"]`);
    expect(control('name').attr('value')).toBe(entered.name);
    expect(control('email').attr('value')).toBe(entered.email);
    expect(control('company').attr('value')).toBe(entered.company);
    expect(control('message').text()).toBe(entered.message);
    expect(control('locale').attr('value')).toBe('en');

    expect(
      $('[aria-invalid="true"]')
        .get()
        .map((element) => $(element).attr('name') ?? 'no name'),
    ).toEqual(['email', 'company']);
    expect(
      $('[data-error]:not([hidden])')
        .get()
        .map((element) => $(element).text()),
    ).toEqual(['Inserisci un indirizzo email valido', 'Il nome dell’azienda deve avere almeno 2 caratteri']);
    expect($('#name-error').attr('hidden')).toBeDefined();
    expect($('#email-hint').text()).toBe('We answer here.');
    expect($('[data-form-errors]').attr('hidden')).toBeUndefined();
    expect(
      $('[autofocus]')
        .get()
        .map((element) => $(element).attr('name') ?? 'no name'),
    ).toEqual(['email']);

    expect(
      $('script')
        .get()
        .map((element) => $(element).attr('type') ?? 'a script'),
    ).toEqual(['application/ld+json']);
    expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toContain("default-src 'self'");
    expect(
      $('link')
        .get()
        .map((element) => $(element).attr('rel') ?? 'a link'),
    ).toEqual(['stylesheet']);
    expect($('form[action="/search"] input').attr('value')).toBe('untouched');
  });

  test('invalid: keeps and shows subject and attachment, without a button that needs a script', async () => {
    const {postForm} = await setUp({siteDir: siteWithForm()});
    const attachment = '\nClients: 25\n</textarea><b>';
    const answer = await postForm({...validMessage, name: 'A', subject: 'Plans "<b>"', attachment});
    const $ = load(answer.body);
    expect($('[name="subject"]').attr('value')).toBe('Plans "<b>"');
    expect($('[name="attachment"]').text()).toBe(attachment);
    expect($('[data-optional][hidden]')).toHaveLength(0);
    expect($('button').text()).toBe('Send message');
  });

  test('invalid: what was not sent stays hidden', async () => {
    const {postForm} = await setUp({siteDir: siteWithForm()});
    const answer = await postForm({...validMessage, name: 'A', subject: '', attachment: ''});
    expect(load(answer.body)('[data-optional][hidden]')).toHaveLength(2);
  });

  test('a subject that does not pass is marked and comes after the company', async () => {
    const {postForm} = await setUp({siteDir: siteWithForm()});
    const subject = 'x'.repeat(201);
    const $ = load((await postForm({...validMessage, message: 'Hi', subject})).body);
    expect($('[name="subject"]').attr('value')).toBe(subject);
    expect($('#subject-error').text()).toBe('Please use at most 200 characters');
    expect($('#subject-error').attr('hidden')).toBeUndefined();
    expect($('[autofocus]').attr('name')).toBe('subject');
  });
});

describe('a form of a site on another origin', () => {
  const site = 'https://www.example.com';
  const env = {SITE_URL: site, API_ORIGIN: 'https://api.example.com'};
  const from = {origin: site, host: 'api.example.com', 'sec-fetch-site': 'same-site'};

  test('asks for no file at its own origin on the page that shows what is wrong', async () => {
    const siteDir = siteWithForm();
    const style =
      '@media (width>=40em){@font-face{font-family:Geist;src:url(/assets/geist.woff2)}}body{margin:0}';
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const file = join(siteDir, 'contact.html');
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace("script-src 'self'", `style-src ${hash(style)};script-src 'self'`)
        .replace(
          '<script src',
          `<link rel="preload" as="font" href="/assets/geist.woff2"><link rel="icon" href="/favicon.svg"><style>${style}</style><script src`,
        ),
    );
    const {postForm} = await setUp({env, siteDir});
    const {body} = await postForm({name: 'Ada'}, from);
    expect(body).toContain(`href="${site}/favicon.svg"`);
    expect(body.match(/(?:["'(=]|import\()\/(?!\/)(?!api\/contact)[\w.][^"')]*/g) ?? []).toEqual([]);
    const $ = load(body);
    expect($('style').text()).toBe('@media (width>=40em){}body{margin:0}');
    expect($('meta[http-equiv]').attr('content')).toContain(`style-src ${hash($('style').text())};`);
  });
});
