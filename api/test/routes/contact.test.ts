import {createMetrics} from '../../src/metrics';
import {wordsIn} from '../../src/languages/languages';
import {StoreAway} from '../../src/store/database';
import {whereItalian} from '../../../tests/whereItalian';
import {movableClock} from '../clock';
import {collect, rows, setUp, validMessage} from '../setUp';

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
    const {post, store} = await setUp({now: () => now, onStored: () => stored++});
    const extras = {subject: ' A Custom plan ', attachment: 'Clients: 25\r\nNow'};
    const answer = await post({...validMessage, ...extras, name: '  Ada ', locale: 'it', role: 'admin'});
    expect(answer.statusCode).toBe(202);
    const {id, ...rest} = answer.json();
    expect(rest).toEqual({message: 'Ti risponderemo il prima possibile.'});
    const {timestamp, ...sent} = validMessage;
    const kept = {subject: 'A Custom plan', attachment: 'Clients: 25\nNow', suspicion: null, locale: 'it'};
    expect(await collect(store.listLeads({}))).toMatchObject([
      {
        ...sent,
        ...kept,
        id,
        name: 'Ada',
        receivedAt: now,
        sentAt: timestamp,
        deliveries: [{state: 'pending'}],
      },
    ]);
    expect(stored).toBe(1);
  });

  test.each([
    ['null', everyField],
    ['[{"name":"Ada"}]', everyField],
    ['', everyField],
    [JSON.stringify({...validMessage, email: 'a@b.co\r\nBcc: c@d.co'}), {email: everyField.email}],
  ])('refuses %s and names the fields', async (payload, fields) => {
    const {app, dataDir} = await setUp();
    const headers = {'content-type': 'application/json'};
    const answer = await app.inject({method: 'POST', url: '/api/contact', headers, payload});
    expect(answer.json()).toEqual({
      ...{statusCode: 400, error: 'Bad Request', message: 'Please check the fields below.', fields},
    });
    expect(rows(dataDir, 'messages')).toEqual([]);
  });
});

describe('repetitions', () => {
  test('without a key the same content counts once in ten minutes', async () => {
    let now = Date.parse('2026-03-01T10:09:59.900Z');
    const {post, dataDir} = await setUp({now: () => now});
    const first = await post(validMessage);
    // Crosses the border of a ten-minute window.
    now += 200;
    expect((await post({...validMessage, timestamp: '2026-03-01T10:10:00Z'})).body).toBe(first.body);
    now += 11 * 60_000;
    expect((await post(validMessage)).json().id).not.toBe(first.json().id);
    expect(rows(dataDir, 'messages')).toHaveLength(2);
  });

  test.each<Record<string, string>>([{}, {'idempotency-key': 'abc'}])(
    'other words, subjects or attachments are another message: %j',
    async (headers) => {
      const {post, dataDir} = await setUp();
      const variants = [
        ...[{}, {message: 'Another message'}, {subject: 'Plans'}, {attachment: 'Plans'}],
        {subject: 'Plans', attachment: 'Clients: 25'},
      ];
      for (const extras of [...variants, ...variants, {subject: '', attachment: ' '}]) {
        await post({...validMessage, ...extras}, headers);
      }
      expect(rows(dataDir, 'messages')).toHaveLength(variants.length);
    },
  );

  test('the key of the header counts, and that of the body only without one; the first answer is given again', async () => {
    const {post, dataDir} = await setUp();
    const send = async (header: string | undefined, idempotencyKey: string) => {
      const headers: Record<string, string> = header === undefined ? {} : {'idempotency-key': header};
      return (await post({...validMessage, idempotencyKey}, headers)).json().id;
    };
    const first = await send('one', 'a');
    const again = await post({...validMessage, locale: 'it'}, {'idempotency-key': 'one'});
    expect(again.json()).toEqual({id: first, message: wordsIn('en').server.accepted});
    expect(await send('one', 'b')).toBe(first);
    expect(await send('two', 'a')).not.toBe(first);
    expect(await send('', 'a')).toBe(await send(undefined, 'a'));
    expect(rows(dataDir, 'messages')).toHaveLength(3);
  });
});

const spam = 'See https://a.example https://b.example https://c.example [url=https://a.example]x[/url]';

test('signs of a program: kept and answered as ever; marked, or held until a person releases it', async () => {
  const metrics = createMetrics();
  const {post, dataDir} = await setUp({metrics});
  for (const changes of [{website: 'x'}, {message: spam}]) {
    const answer = await post({...validMessage, ...changes});
    expect([answer.statusCode, answer.json().message]).toEqual([
      ...[202, "We'll get back to you as soon as possible."],
    ]);
  }
  const signs = rows(dataDir, 'messages').map(({suspicion}) => suspicion);
  expect(signs).toEqual(['honeypot', 'no-form,links,forum-links']);
  expect(rows(dataDir, 'outbox').map(({state}) => state)).toEqual(['pending', 'held']);
  expect(await metrics.text()).toContain('portal_messages_total{kind="held"} 1');
});

describe('room for messages', () => {
  async function visitors(env: Record<string, string> = {}) {
    const {post, ...rest} = await setUp({env: {TRUST_PROXY: 'loopback', ...env}});
    let count = 0;
    const from = (address: string, changes: Record<string, unknown> = {}) =>
      post({...validMessage, name: `Visitor ${++count}`, ...changes}, {'x-forwarded-for': address});
    /** Sends few messages at once, against long waits on slow machines. Returns the number of accepted ones. */
    async function crowd(addresses: readonly string[], changes: Record<string, unknown> = {}) {
      const statuses: number[] = [];
      for (let i = 0; i < addresses.length; i += 50) {
        const answers = await Promise.all(addresses.slice(i, i + 50).map((one) => from(one, changes)));
        statuses.push(...answers.map(({statusCode}) => statusCode));
      }
      return statuses.filter((status) => status === 202).length;
    }
    return {from, crowd, ...rest};
  }
  const hour = {RATE_LIMIT_TOTAL: '1000', RATE_LIMIT_CONTACT: '5'};

  test('a thousand held messages of 200 networks leave the room of visitors alone', async () => {
    const {from, crowd, dataDir} = await visitors(hour);
    const spammers = Array.from({length: 1_000}, (_, i) => `10.1.${i % 200}.7`);
    expect(await crowd(spammers, {message: spam})).toBe(1_000);
    expect((await from('203.0.113.9')).statusCode).toBe(202);
    expect(rows(dataDir, 'outbox').filter(({state}) => state === 'pending')).toHaveLength(1);
  });

  test.each([
    ['clean', {}, 100],
    ['held', {message: spam}, 200],
  ])('a network may send a tenth of the %s messages', async (_which, changes, share) => {
    const {from, crowd} = await visitors(hour);
    const addresses = Array.from({length: 300}, (_, i) => `2001:db8:1:${(i % 150).toString(16)}::7`);
    // On a slow machine, some budget is refilled meanwhile.
    const accepted = await crowd(addresses, changes);
    expect(accepted >= share && accepted < share + 10).toBe(true);
    for (const other of ['2001:db8:2::1', '203.0.113.9']) {
      expect((await from(other, changes)).statusCode).toBe(202);
    }
  });

  test('an IPv4 network is a /24; this machine, where a proxy may speak for all, has no share', async () => {
    const {crowd} = await visitors({RATE_LIMIT_TOTAL: '60'});
    expect(await crowd(Array.from({length: 9}, (_, i) => `192.0.2.${i}`))).toBe(6);
    expect(await crowd(['192.0.3.1', '::ffff:192.0.2.1', '192.0.4.1:80'])).toBe(2);
    expect(await crowd(Array<string>(9).fill('127.0.0.1'))).toBe(9);
  });

  test('a thousand clean messages of 1,000 networks close the form for seconds, not for an hour', async () => {
    const pass = movableClock();
    const {from, crowd} = await visitors(hour);
    const addresses = (first: number) =>
      Array.from({length: 1_000}, (_, i) => `${first}.${Math.floor(i / 250)}.${i % 250}.7`);
    expect(await crowd(addresses(10))).toBe(1_000);
    const refused = await from('203.0.113.9');
    const wait = Number(refused.headers['retry-after']);
    expect(refused.statusCode === 202 || (wait >= 1 && wait <= 4)).toBe(true);
    pass(4_000);
    expect((await from('198.51.100.9')).statusCode).toBe(202);
    pass(60 * 60_000);
    expect(await crowd(addresses(11))).toBe(1_000);
  });

  whereItalian.test(
    'the last fifth is for messages without signs; refusals have words and a time',
    async () => {
      const {from, postForm} = await visitors({RATE_LIMIT_TOTAL: '10'});
      const sent = async (network: number, changes = {}) =>
        (await from(`192.0.${network}.1`, changes)).statusCode;
      for (let i = 0; i < 8; i++) {
        expect(await sent(i, {website: i === 0 ? 'x' : ''})).toBe(202);
      }
      expect(await sent(8, {website: 'x'})).toBe(503);
      expect([await sent(9), await sent(10)]).toEqual([202, 202]);
      const refused = await from('192.0.11.1', {locale: 'it'});
      expect(refused.json()).toEqual({
        ...{statusCode: 503, error: 'Service Unavailable'},
        message: expect.stringContaining(
          'I dati inseriti non sono andati persi: riprova tra qualche minuto.',
        ),
      });
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(360);
      const page = await postForm(validMessage, {'x-forwarded-for': '192.0.12.1'});
      expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
      expect(page.body).toContain('please try again in a few minutes');
    },
  );

  test('a repetition is answered at the cap and on a full disk, and costs no room', async () => {
    let free = 300 * 1024 * 1024;
    const {post} = await setUp({env: {RATE_LIMIT_TOTAL: '2'}, freeSpace: async () => free});
    const first = await post(validMessage);
    const keyed = {...validMessage, idempotencyKey: 'one'};
    expect((await post(validMessage)).body).toBe(first.body);
    const second = await post(keyed);
    expect(second.statusCode).toBe(202);
    expect((await post({...validMessage, name: 'Another'})).statusCode).toBe(503);
    expect([(await post(validMessage)).body, (await post(keyed)).body]).toEqual([first.body, second.body]);
    free = 0;
    expect([(await post(validMessage)).body, (await post(keyed)).body]).toEqual([first.body, second.body]);
  });

  test('a repetition is answered over the limit of a client, but not without end', async () => {
    const {post, dataDir} = await setUp({env: {RATE_LIMIT_CONTACT: '2', RATE_LIMIT_GLOBAL: '6'}});
    const keyed = {...validMessage, idempotencyKey: 'one'};
    const [first, second] = [await post(validMessage), await post(keyed)];
    const refused = [await post({...keyed, name: 'Another'}), await post({})];
    expect(refused.map(({statusCode}) => statusCode)).toEqual([429, 429]);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(50);
    expect([(await post(validMessage)).body, (await post(keyed)).body]).toEqual([first.body, second.body]);
    expect((await post(keyed)).statusCode).toBe(429);
    expect(rows(dataDir, 'messages')).toHaveLength(2);
  });

  test.each([
    [new Error('gone'), 500, undefined],
    [new StoreAway('busy'), 503, '5'],
  ])('what the store refused costs no room: %s is answered %i', async (reason, status, wait) => {
    const saveMessage = () => Promise.reject(reason);
    const {post} = await setUp({env: {RATE_LIMIT_TOTAL: '1'}, store: {saveMessage}});
    for (const answer of [await post(validMessage), await post(validMessage)]) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, wait]);
      expect(answer.json().message).toBe(wordsIn('en').server.serverError);
    }
  });

  test('below the floor of free disk nothing is taken, and the server is not ready', async () => {
    let free: number | null = 200 * 1024 * 1024;
    const pass = movableClock();
    const {post, app, dataDir} = await setUp({env: {DISK_FLOOR_MB: '200'}, freeSpace: async () => free});
    const sent = async (name: string) => {
      pass(1_000);
      const answer = await post({...validMessage, name});
      return [answer.statusCode, (await app.inject('/api/ready')).statusCode, answer.headers['retry-after']];
    };
    expect(await sent('One')).toEqual([202, 200, undefined]);
    free -= 1;
    expect(await sent('Two')).toEqual([503, 503, '600']);
    expect(rows(dataDir, 'messages')).toHaveLength(1);
    free = null;
    expect(await sent('Two')).toEqual([202, 200, undefined]);
  });
});
