import {load} from 'cheerio';
import {contactLimits} from '../../src/contract';
import {siteWithForm} from '../contactForms/site';
import {rows, setUp, validMessage} from '../setUp';
import {whereItalian} from '../../../tests/whereItalian';

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

  test('repeated fields are refused like any other wrong value', async () => {
    const {app} = await setUp({siteDir: siteWithForm()});
    const answer = await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: {'content-type': 'application/x-www-form-urlencoded'},
      payload: 'name=Ada&name=Eve&email=a%40b.co&company=Acme&message=Hello+to+you+all',
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
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
