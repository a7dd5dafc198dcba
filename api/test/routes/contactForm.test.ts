import {copyFileSync, mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {contactLimits} from '../../src/contract';
import {rows, setUp, temporaryDir, validMessage} from '../setUp';
import {whereItalian} from '../../../tests/whereItalian';

const fixture = join(import.meta.dirname, '../fixtures/contact.html');

function siteWithForm(): string {
  const dir = temporaryDir();
  mkdirSync(join(dir, 'it'));
  copyFileSync(fixture, join(dir, 'contact.html'));
  copyFileSync(fixture, join(dir, 'it/contact.html'));
  return dir;
}

describe('POST /api/contact from a plain form', () => {
  test.each([
    [{}, {}, '/contact/thanks', 'en'],
    ...whereItalian.rows(
      [{locale: 'it'}, {}, '/it/contact/thanks', 'it'],
      [{}, {'accept-language': 'it'}, '/it/contact/thanks', 'it'],
    ),
    [{locale: 'en'}, {'accept-language': 'it'}, '/contact/thanks', 'en'],
  ])('valid, %j %j: goes on to %s', async (fields, headers, location, locale) => {
    const {postForm, dataDir} = await setUp();
    const answer = await postForm(
      {...validMessage, ...(fields as object)},
      headers as Record<string, string>,
    );
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    expect(rows(dataDir, 'messages')).toMatchObject([{name: 'Ada Lovelace', locale}]);
  });

  test('a form that a script sent and wants JSON for gets JSON', async () => {
    const {postForm} = await setUp();
    const accept = 'application/json';
    expect((await postForm(validMessage, {accept})).json()).toHaveProperty('id');
    expect((await postForm({}, {accept})).json()).toHaveProperty('fields');
  });

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

  test('takes a subject and an attachment', async () => {
    const {postForm, dataDir} = await setUp();
    const answer = await postForm({
      ...validMessage,
      subject: 'A Custom plan',
      attachment: 'Clients: 25\r\nNow',
    });
    expect(answer.statusCode).toBe(303);
    expect(rows(dataDir, 'messages')).toMatchObject([
      {subject: 'A Custom plan', attachment: 'Clients: 25\nNow'},
    ]);
  });

  test('the longest values pass in a plain form', async () => {
    const {postForm, dataDir} = await setUp();
    const {name, company, message, subject, attachment} = contactLimits;
    const long = ({max}: {max: number}) => '字'.repeat(max);
    const answer = await postForm({
      ...{name: long(name), email: validMessage.email, company: long(company)},
      ...{message: long(message), subject: long(subject), attachment: long(attachment)},
    });
    expect(answer.statusCode).toBe(303);
    expect(rows(dataDir, 'messages')).toMatchObject([{attachment: long(attachment)}]);
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

  test('repeated fields are refused like any other wrong value', async () => {
    const {app} = await setUp({siteDir: siteWithForm()});
    const answer = await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: {'content-type': 'application/x-www-form-urlencoded'},
      payload: 'name=Ada&name=Eve&email=a%40b.co&company=Acme&message=Hello+to+you+all',
    });
    expect(answer.statusCode).toBe(400);
    expect(load(answer.body)('#name-error').text()).toBe('Name must be at least 2 characters');
  });

  whereItalian.test('invalid without a built page: a plain page with the messages', async () => {
    const {postForm} = await setUp();
    const answer = await postForm({...validMessage, name: '', locale: 'it'});
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    const $ = load(answer.body);
    expect($('html').attr('lang')).toBe('it');
    expect($('p').first().text()).toBe('Il nome deve avere almeno 2 caratteri');
    expect($('p').last().text()).toContain('Torna indietro');
  });

  test('from a site that is elsewhere: the page that shows what is wrong may load from it, the thanks are there', async () => {
    const site = 'https://www.example.com';
    const {app, postForm} = await setUp({siteDir: siteWithForm(), env: {SITE_URL: site}});
    const refused = await postForm({name: 'A'}, {origin: site});
    expect(refused.headers['content-security-policy']).toContain(`img-src 'self' ${site}`);
    const sent = await postForm(validMessage, {origin: site});
    expect(sent.headers.location).toBe(`${site}/contact/thanks`);
    const own = await postForm({name: 'A'});
    const {headers} = await app.inject('/contact');
    expect(own.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  test.each([
    ['too large', {...validMessage, message: 'x'.repeat(100_000)}, {}, 413, 'Please shorten your message'],
    ['from elsewhere', validMessage, {origin: 'https://evil.example'}, 403, 'came from another website'],
  ])('%s: a readable page', async (_what, fields, headers, statusCode, words) => {
    const {postForm} = await setUp();
    const answer = await postForm(fields, headers as Record<string, string>);
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(words);
    expect(answer.body).toContain('nothing you typed is lost');
  });

  whereItalian.test('our failure: a readable page without internals', async () => {
    const {postForm} = await setUp({
      store: {saveMessage: () => Promise.reject(new Error('secret'))},
    });
    const answer = await postForm({...validMessage, locale: 'it'});
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Si è verificato un problema da parte nostra.');
    expect(answer.body).not.toContain('secret');
  });
});
