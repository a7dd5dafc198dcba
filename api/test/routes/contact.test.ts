import {createMetrics} from '../../src/metrics';
import {idempotencyOf} from '../../src/store/idempotency';
import {rows, setUp, validMessage} from '../setUp';
import {whereItalian} from '../../../tests/whereItalian';

const everyField = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  company: 'Company name must be at least 2 characters',
  message: 'Message must be at least 10 characters',
};

describe('POST /api/contact with JSON', () => {
  whereItalian.test('stores the message and its mail job, then answers 202', async () => {
    let stored = 0;
    const now = Date.parse('2026-03-01T10:00:01Z');
    const {post, dataDir} = await setUp({now: () => now, onStored: () => stored++});
    const answer = await post({...validMessage, name: '  Ada Lovelace ', locale: 'it', role: 'admin'});
    expect(answer.statusCode).toBe(202);
    const {id, ...rest} = answer.json();
    expect(rest).toEqual({message: 'Ti risponderemo il prima possibile.'});
    expect(rows(dataDir, 'messages')).toEqual([
      {
        id,
        received_at: now,
        sent_at: validMessage.timestamp,
        locale: 'it',
        name: 'Ada Lovelace',
        email: validMessage.email,
        company: validMessage.company,
        message: validMessage.message,
        subject: null,
        attachment: null,
        suspicion: null,
        idempotency_key: expect.any(String),
      },
    ]);
    expect(rows(dataDir, 'outbox')).toEqual([
      {
        ...{message_id: id, channel: 'mail', state: 'pending', attempts: 0, queued_at: now, next_at: now},
        ...{lease_until: 0, lease_owner: null, times_set_at: now, sent_at: null, reason: null},
      },
    ]);
    expect(stored).toBe(1);
  });

  test('stores a subject and an attachment', async () => {
    const {post, dataDir} = await setUp();
    const answer = await post({
      ...validMessage,
      subject: ' A Custom plan ',
      attachment: 'Clients: 25\r\nNow',
    });
    expect(answer.statusCode).toBe(202);
    expect(rows(dataDir, 'messages')).toMatchObject([
      {subject: 'A Custom plan', attachment: 'Clients: 25\nNow'},
    ]);
  });

  test('answers in the words of the specification', async () => {
    const {post} = await setUp();
    expect((await post(validMessage)).json().message).toBe("We'll get back to you as soon as possible.");
  });

  test.each([
    ['nothing', '{}', everyField],
    ['null', 'null', everyField],
    ['an array', '[{"name":"Ada"}]', everyField],
    ['a number', '5', everyField],
    ['a text', '"Ada"', everyField],
    ['an empty body', '', everyField],
    ['a number as name', JSON.stringify({...validMessage, name: 5}), {name: everyField.name}],
    ['a list as email', JSON.stringify({...validMessage, email: ['a@b.co']}), {email: everyField.email}],
    ['a nested company', JSON.stringify({...validMessage, company: {a: 1}}), {company: everyField.company}],
    ['null as message', JSON.stringify({...validMessage, message: null}), {message: everyField.message}],
    [
      'line breaks in the email',
      JSON.stringify({...validMessage, email: 'a@b.co\r\nBcc: c@d.co'}),
      {email: everyField.email},
    ],
    [
      'line breaks in the name',
      JSON.stringify({...validMessage, name: 'Ada\r\nBcc: c@d.co'}),
      {name: 'Please remove line breaks and control characters'},
    ],
    [
      'line breaks in the subject',
      JSON.stringify({...validMessage, subject: 'Plans\r\nBcc: c@d.co'}),
      {subject: 'Please remove line breaks and control characters'},
    ],
    [
      'NUL',
      JSON.stringify({...validMessage, message: 'A long message\u0000'}),
      {message: 'Please remove line breaks and control characters'},
    ],
  ])('refuses %s and names the fields', async (_what, payload, fields) => {
    const {app, dataDir} = await setUp();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: {'content-type': 'application/json'},
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Please check the fields below.',
      fields,
    });
    expect(rows(dataDir, 'messages')).toEqual([]);
  });

  test('no body and no type at all is a message without fields', async () => {
    const {app} = await setUp();
    const answer = await app.inject({method: 'POST', url: '/api/contact'});
    expect([answer.statusCode, answer.json().fields]).toEqual([400, everyField]);
  });
});

describe('repetitions', () => {
  test('a repetition gets the first answer, in the words of the first', async () => {
    const {post} = await setUp();
    const headers = {'idempotency-key': 'abc'};
    const first = await post({...validMessage, locale: 'it'}, headers);
    const again = await post({...validMessage, locale: 'en'}, headers);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
  });

  test('a hundred at once with one key make one row, all with the same answer', async () => {
    const {post, dataDir} = await setUp();
    const answers = await Promise.all(
      Array.from({length: 100}, () => post(validMessage, {'idempotency-key': 'abc'})),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([202]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(rows(dataDir, 'messages')).toHaveLength(1);
    expect(rows(dataDir, 'outbox')).toHaveLength(1);
  });

  test('without a key the same content counts once in ten minutes', async () => {
    let now = Date.parse('2026-03-01T10:09:59.900Z');
    const {post, dataDir} = await setUp({now: () => now});
    const first = await post(validMessage);
    // Over the border of a ten-minute window.
    now += 200;
    expect((await post({...validMessage, timestamp: '2026-03-01T10:10:00Z'})).body).toBe(first.body);
    expect(rows(dataDir, 'messages')).toHaveLength(1);
    now += 11 * 60_000;
    expect((await post(validMessage)).json().id).not.toBe(first.json().id);
    expect(rows(dataDir, 'messages')).toHaveLength(2);
  });

  test('other words are another message, even under a key that was used', async () => {
    const {post, dataDir} = await setUp();
    const headers = {'idempotency-key': 'abc'};
    for (const message of ['The first message', 'The second message']) {
      await post({...validMessage, message}, headers);
      await post({...validMessage, message});
    }
    expect(rows(dataDir, 'messages')).toHaveLength(4);
  });

  test.each([{}, {'idempotency-key': 'abc'}])(
    'another subject or attachment is another message, the same ones are not: %j',
    async (headers) => {
      const {post, dataDir} = await setUp();
      const variants = [
        {},
        {subject: 'Plans'},
        {attachment: 'Plans'},
        {subject: 'Plans', attachment: 'Clients: 25'},
        {subject: 'Plans', attachment: 'Clients: 26'},
      ];
      for (const extras of [...variants, ...variants, {subject: '', attachment: ' '}]) {
        await post({...validMessage, ...extras}, headers as Record<string, string>);
      }
      expect(rows(dataDir, 'messages')).toHaveLength(variants.length);
    },
  );

  test('a message without the two has the fingerprint that it had before there were any', () => {
    const {timestamp: _sent, ...message} = validMessage;
    const digest = '7446963704b35c8474c52c1f306aa92b5e7633e13bffcc8fc8e3f9eb01f4f08b';
    expect(idempotencyOf(message, 'abc', 0).key).toBe(digest);
  });

  test('the key of the header counts, and that of the body only without one', async () => {
    const {post, dataDir} = await setUp();
    const send = async (header: string | undefined, idempotencyKey: string) => {
      const headers: Record<string, string> = header === undefined ? {} : {'idempotency-key': header};
      return (await post({...validMessage, idempotencyKey}, headers)).json().id;
    };
    const first = await send('one', 'a');
    expect(await send('one', 'b')).toBe(first);
    expect(await send('two', 'a')).not.toBe(first);
    const byBody = await send(undefined, 'a');
    expect(await send('', 'a')).toBe(byBody);
    expect(rows(dataDir, 'messages')).toHaveLength(3);
  });

  test('the hidden field is a key too', async () => {
    const {postForm, dataDir} = await setUp();
    await postForm({...validMessage, idempotencyKey: 'one'});
    await postForm({...validMessage, idempotencyKey: 'one'});
    await postForm({...validMessage, idempotencyKey: 'two'});
    expect(rows(dataDir, 'messages')).toHaveLength(2);
  });
});

describe('signs of a program', () => {
  test.each([
    [{website: 'https://spam.example'}, 'honeypot'],
    [{website: ' '}, null],
    [{website: ''}, null],
    [{elapsedMs: 2_999}, 'too-fast'],
    [{elapsedMs: 3_000}, null],
    [{elapsedMs: 0, website: 'x'}, 'honeypot'],
    [{}, null],
    [{elapsedMs: 'soon', website: 5}, null],
    [{elapsedMs: -5}, null],
  ])('%j: kept, answered as ever, and marked %j', async (hints, suspicion) => {
    const {post, dataDir} = await setUp();
    const answer = await post({...validMessage, ...hints});
    expect([answer.statusCode, answer.json().message]).toEqual([
      202,
      "We'll get back to you as soon as possible.",
    ]);
    expect(rows(dataDir, 'messages')).toMatchObject([{suspicion}]);
    expect(rows(dataDir, 'outbox')).toMatchObject([{state: 'pending'}]);
  });

  test('many of them: kept, answered as ever, and held until a person releases it', async () => {
    const metrics = createMetrics();
    const {post, dataDir} = await setUp({metrics});
    const message = 'See https://a.example https://b.example https://c.example [url]x[/url]';
    expect((await post({...validMessage, message})).statusCode).toBe(202);
    expect(rows(dataDir, 'messages')).toMatchObject([{message, suspicion: 'no-form,links,markup'}]);
    expect(rows(dataDir, 'outbox')).toMatchObject([{state: 'held'}]);
    expect(await metrics.text()).toContain('portal_messages_total{kind="held"} 1');
  });
});

describe('room for messages', () => {
  whereItalian.test(
    'more calls of one client than a minute allows are refused in words, with a time',
    async () => {
      const {app, post, postForm, dataDir} = await setUp({env: {RATE_LIMIT_CONTACT: '2'}});
      for (const name of ['Ada One', 'Ada Two']) {
        expect((await post({...validMessage, name})).statusCode).toBe(202);
      }
      const refused = await post({...validMessage, name: 'Ada Three'}, {'accept-language': 'it'});
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(refused.json()).toEqual({
        statusCode: 429,
        error: 'Too Many Requests',
        message: 'Hai inviato diverse richieste in poco tempo. Aspetta un minuto e riprova.',
      });

      const page = await postForm(validMessage, {
        referer: 'http://localhost:3000/it/contact',
        host: 'localhost:3000',
      });
      expect(page.statusCode).toBe(429);
      expect(page.headers['retry-after']).toBeDefined();
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.body).toContain('<html lang="it">');
      expect(page.body).toContain('Aspetta un minuto e riprova.');
      expect(page.body).toContain('quello che hai scritto non è andato perso');

      expect(rows(dataDir, 'messages')).toHaveLength(2);
      expect((await app.inject('/api/health')).statusCode).toBe(200);
    },
  );

  whereItalian.test(
    'more messages than are taken in an hour: refused in words, with a time; a repetition is answered as ever',
    async () => {
      const {post, postForm, dataDir} = await setUp({env: {RATE_LIMIT_TOTAL: '2'}});
      const send = (i: number) => post({...validMessage, name: `Visitor ${i}`}, {'accept-language': 'it'});
      expect([(await send(1)).statusCode, (await send(1)).statusCode]).toEqual([202, 202]);
      expect((await send(2)).statusCode).toBe(202);
      const refused = await send(3);
      expect(refused.statusCode).toBe(503);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
      expect(refused.json()).toEqual({
        statusCode: 503,
        error: 'Service Unavailable',
        message: expect.stringContaining('I dati inseriti non sono andati persi: riprova tra un’ora.'),
      });
      const page = await postForm(validMessage);
      expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
      expect(page.body).toContain('please try again in an hour');
      expect(rows(dataDir, 'messages')).toHaveLength(2);
    },
  );

  test('below the floor of free disk nothing is taken, and the server is not ready', async () => {
    let free = 200 * 1024 * 1024;
    let now = 0;
    const {post, app, dataDir} = await setUp({
      env: {DISK_FLOOR_MB: '200'},
      freeSpace: async () => free,
      now: () => (now += 2_000),
    });
    expect((await post(validMessage)).statusCode).toBe(202);
    expect((await app.inject('/api/ready')).statusCode).toBe(200);
    free -= 1;
    const refused = await post({...validMessage, name: 'Another'});
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '600']);
    expect(refused.json().message).toContain('We cannot store your message at the moment.');
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    expect(rows(dataDir, 'messages')).toHaveLength(1);
    free += 1;
    expect((await post({...validMessage, name: 'Another'})).statusCode).toBe(202);
  });
});
