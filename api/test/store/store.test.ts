import {statSync} from 'node:fs';
import {join} from 'node:path';
import pg from 'pg';
import {type Database, NoStore, type Opening, StoreAway} from '../../src/store/database';
import {addressSubject} from '../../src/store/addresses';
import {createStore} from '../../src/store/databaseStore';
import {migrations} from '../../src/store/migrations';
import {openPostgresDatabase} from '../../src/store/postgresDatabase';
import {openSqliteDatabase} from '../../src/store/sqliteDatabase';
import {type Idempotency, type Job, type Lease} from '../../src/store/store';
import {describeWith} from '../engines/absent';
import {openLink} from '../engines/silentLink';
import {hasPostgres, type PostgresServer, startPostgres} from '../engines/postgres';
import {afterTest, collect, temporaryDir} from '../support';

const message = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Acme',
  message: 'Hello to you all\n\t«😀»',
  subject: 'Starting a partnership',
  attachment: 'Clients: 25\nSaving: 116 EUR',
  locale: 'en',
  receivedAt: 1_772_359_201_234,
  sentAt: null,
  suspicion: null,
} as const;
const now = message.receivedAt;

function once(key: string): Idempotency {
  return {key, otherKey: key, since: 0};
}

function lease(owner = 'one', until = now + 60_000): Lease {
  return {owner, until};
}

/** The contract of a store on either engine. `address` names a store that several connections may open. */
function contract(
  newAddress: () => Promise<string>,
  open: (address: string, opening?: Opening) => Promise<Database>,
) {
  async function setUp(address?: string) {
    const at = address ?? (await newAddress());
    const db = await open(at);
    const store = createStore(db, ['mail', 'webhook']);
    let closed = false;
    const close = async () => {
      if (!closed) {
        closed = true;
        await store.close();
      }
    };
    afterTest(close);
    const all = (table: string) => db.query<Record<string, unknown>>(`SELECT * FROM ${table}`);
    const save = (key: string, changes: Partial<typeof message> | object = {}) =>
      store.saveMessage({...message, ...changes}, once(key));
    return {store, db, at, close, all, save};
  }

  test('keeps messages, attempts, times and every character over a restart', async () => {
    const first = await setUp();
    const {id} = await first.save('a');
    // Ordered by time (RFC 9562, 5.7).
    expect(id.replaceAll('-', '')).toMatch(new RegExp(`^0${now.toString(16)}7`));
    const [job] = await first.store.claim('mail', now, 5, lease());
    const full = {id, ...message};
    expect(job).toEqual({channel: 'mail', message: full, attempts: 1, queuedAt: now, lease: lease()});
    await first.close();
    const second = await setUp(first.at);
    const [again] = await second.store.claim('mail', now + 60_000, 5, lease('two'));
    expect(again).toMatchObject({message: full, attempts: 2});
    expect(await second.save('a')).toEqual({id, locale: 'en', replayed: true});
  });

  test('writes message and jobs together or not at all', async () => {
    const {save, all} = await setUp();
    const broken = {name: null};
    await expect(save('a', broken)).rejects.toThrow(/null/i);
    expect([await all('messages'), await all('outbox')]).toEqual([[], []]);
    const [good, bad] = await Promise.allSettled([save('b'), save('c', broken)]);
    expect([good.status, bad.status]).toEqual(['fulfilled', 'rejected']);
    expect((await all('messages')).length).toBe(1);
    expect((await all('outbox')).map(({channel}) => channel).sort()).toEqual(['mail', 'webhook']);
  });

  test('a hundred at once with one key make one row, other keys in any order block nobody', async () => {
    const first = await setUp();
    const second = await setUp(first.at);
    const locales = ['en', 'it'] as const;
    const saved = await Promise.all(
      Array.from({length: 100}, async (_, i) => {
        // In several turns of the event loop, so in several groups.
        await new Promise((resolve) => setTimeout(resolve, i % 7));
        return (i % 2 ? first : second).save('same', {locale: locales[i % 2]});
      }),
    );
    expect(saved.filter(({replayed}) => !replayed)).toHaveLength(1);
    const answers = saved.map(({id, locale}) => `${id} ${locale}`);
    expect(new Set(answers).size).toBe(1);
    expect(await first.all('outbox')).toHaveLength(2);
    const keys = Array.from({length: 40}, (_, i) => `key ${i}`);
    await Promise.all([
      ...keys.map((key) => first.save(key)),
      ...keys.toReversed().map((key) => second.save(key)),
    ]);
    expect(await first.all('messages')).toHaveLength(41);
  });

  test('finds the message that a post repeats, and nothing else', async () => {
    const {store, save, all} = await setUp();
    const {id} = await save('a', {receivedAt: 100});
    const saved = {id, locale: 'en', replayed: true};
    expect(await store.findSaved(once('a'))).toEqual(saved);
    expect(await store.findSaved({key: 'b', otherKey: 'a', since: 100})).toEqual(saved);
    expect(await store.findSaved({key: 'b', otherKey: 'a', since: 101})).toBeUndefined();
    expect(await store.findSaved(once('b'))).toBeUndefined();
    expect(await all('messages')).toHaveLength(1);
    expect(await store.saveMessage(message, {key: 'b', otherKey: 'a', since: 100})).toEqual(saved);
    const other = await store.saveMessage(message, {key: 'b', otherKey: 'a', since: 101});
    expect(other).toMatchObject({replayed: false});
  });

  test('one of many servers has the right to send the digest, once in its time', async () => {
    const first = await setUp();
    const second = await setUp(first.at);
    const claims = await Promise.all(
      Array.from({length: 10}, (_, i) => (i % 2 ? first : second).store.claimDigest(now, 1_000, 100)),
    );
    expect(claims.filter((previous) => previous !== undefined)).toEqual([0]);
    const claim = (at: number) => second.store.claimDigest(at, 1_000, 100);
    await first.store.endDigest(now);
    expect([await claim(now + 999), await claim(now + 1_000)]).toEqual([undefined, now]);
    // The lease of a killed server expires. Nothing counts as reported.
    expect([await claim(now + 1_099), await claim(now + 1_100)]).toEqual([undefined, now]);
    await first.store.endDigest(now);
    expect(await claim(now + 1_101)).toBe(now);
    // The clock was set back.
    expect(await claim(5)).toBe(5);
  });

  test('claims what is due on a channel, oldest first, no more than asked', async () => {
    const {store, save} = await setUp();
    for (const receivedAt of [3, 1, 2, 1000]) {
      await save(String(receivedAt), {receivedAt});
    }
    const held = lease('one', 60_000);
    const due = await store.claim('mail', 10, 2, held);
    expect(due.map((job) => job.message.receivedAt)).toEqual([1, 2]);
    expect(await store.claim('mail', 10, 10, held)).toHaveLength(1);
    const all = await store.claim('webhook', 10, 10, held);
    expect(all.map((job) => job.message.receivedAt)).toEqual([1, 2, 3]);
  });

  test('claims new jobs first if retries are limited, then those with the fewest attempts', async () => {
    const {store, save} = await setUp();
    const ids: string[] = [];
    for (const name of ['thrice', 'twice', 'once']) {
      ids.push((await save(name)).id);
      for (const job of await store.claim('mail', now, 9, lease())) {
        await store.markRetry(job, now, 0, '');
      }
    }
    ids.push((await save('new')).id);
    const claim = async (retries: number) =>
      (await store.claim('mail', now, 2, lease(), retries)).map(({message}) => ids.indexOf(message.id));
    expect(await claim(0)).toEqual([3]);
    expect(await claim(1)).toEqual([2]);
    expect((await claim(2)).toSorted()).toEqual([0, 1]);
  });

  test('two workers never hold one job; a lease that ran out passes on', async () => {
    const first = await setUp();
    const second = await setUp(first.at);
    await Promise.all(Array.from({length: 60}, (_, i) => first.save(String(i))));
    const batches = await Promise.all(
      Array.from({length: 20}, (_, i) =>
        (i % 2 ? first : second).store.claim('mail', now, 5, lease(`worker ${i}`)),
      ),
    );
    const ids = batches.flat().map((job) => job.message.id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await first.store.claim('mail', now, 100, lease('rest'));
    expect(ids.length + rest.length).toBe(60);
    expect(await second.store.claim('mail', now + 59_999, 100, lease())).toEqual([]);
    expect(await second.store.claim('mail', now + 60_000, 100, lease())).toHaveLength(60);
  });

  test('waits and leases of a clock put back are over', async () => {
    const {store, save} = await setUp();
    const ahead = now + 30_000;
    await save('a', {receivedAt: ahead});
    const [job] = await store.claim('mail', ahead, 9, lease('ahead', ahead + 60_000));
    // Set back: the worker with the lease may have died under the earlier clock.
    expect(await store.claim('mail', now, 9, lease('one'))).toHaveLength(1);
    expect(await store.claim('mail', now + 100, 9, lease('two'))).toEqual([]);
    await store.markRetry({...job!, lease: lease('one')}, now, 10_000, 'not now');
    expect(await store.claim('mail', now + 9_999, 9, lease())).toEqual([]);
    // Slightly corrected, as happens all the time.
    expect(await store.claim('mail', now - 500, 9, lease())).toEqual([]);
    expect(await store.claim('mail', now - 1_001, 9, lease('three'))).toHaveLength(1);
    // So is the wait of a message from a server whose clock is ahead, once its first worker dies.
    expect(await store.claim('webhook', now, 9, lease())).toHaveLength(1);
    expect(await store.claim('webhook', now + 59_999, 9, lease())).toEqual([]);
    expect(await store.claim('webhook', now + 60_000, 9, lease())).toHaveLength(1);
  });

  test('who lost the lease cannot put a job back, and can still say that it was sent', async () => {
    const {store, save, all} = await setUp();
    await save('a');
    const [old] = await store.claim('mail', now, 1, lease('old', now + 10));
    const [current] = await store.claim('mail', now + 10, 1, lease('new', now + 60_000));
    await store.markRetry(old as Job, now, 20, 'late');
    await store.markFailed(old as Job, 'late');
    const mail = async () => (await all('outbox')).find((row) => row.channel === 'mail');
    expect(await mail()).toMatchObject({state: 'pending', lease_owner: 'new', reason: null});
    await store.markSent(old as Job, now + 30);
    await store.markRetry(current as Job, now, 40, 'later');
    expect(await mail()).toMatchObject({state: 'sent', sent_at: now + 30, reason: null});
  });

  test('sent and refused jobs are never claimed again, a retry when its time comes, and all is kept', async () => {
    const {store, save, all} = await setUp();
    for (const key of ['a', 'b', 'c']) {
      await save(key);
    }
    const [sent, failed, retry] = (await store.claim('mail', now, 9, lease())) as [Job, Job, Job];
    await store.markSent(sent, now + 5);
    await store.markFailed(failed, '550');
    await store.markRetry(retry, now, 100, '451');
    expect(await store.claim('mail', now + 99, 9, lease())).toEqual([]);
    const due = await store.claim('mail', now + 100, 9, lease());
    expect(due.map((job) => [job.message.id, job.attempts])).toEqual([[retry.message.id, 2]]);
    expect(await all('messages')).toHaveLength(3);
    expect(await store.claim('mail', now + 10 ** 9, 9, lease())).toHaveLength(1);
    const again = {from: ['failed'], to: 'pending'} as const;
    expect(await store.changeJobs(now, {...again, id: failed.message.id})).toBe(1);
    expect(await store.changeJobs(now, again)).toBe(0);
    const [retried] = await store.claim('mail', now, 9, lease());
    expect(retried).toMatchObject({message: {id: failed.message.id}, attempts: 1});
  });

  test('proves that it can be written by writing as much as the longest message takes', async () => {
    const {store, all} = await setUp();
    await store.assertWritable(1);
    await store.assertWritable(2);
    expect(await all('heartbeat')).toEqual([{id: 1, beat_at: 2, padding: 'x'.repeat(48 * 1024)}]);
  });

  test('what is under way when it is closed is written', async () => {
    const first = await setUp();
    await first.save('a');
    const [job] = await first.store.claim('mail', now, 1, lease());
    const underWay = [first.save('b'), first.store.markSent(job as Job, now)];
    await first.close();
    await Promise.all(underWay);
    const {store} = await setUp(first.at);
    expect([await store.countLeads({}), await store.countLeads({state: 'sent'})]).toEqual([2, 1]);
  });

  test('counts what waits and what failed on each channel', async () => {
    const {store, save} = await setUp();
    expect(await store.countQueue()).toEqual([]);
    for (const receivedAt of [7, 5, 9]) {
      await save(String(receivedAt), {receivedAt});
    }
    const [oldest] = await store.claim('mail', now, 1, lease());
    await store.markFailed(oldest as Job, '550');
    const counts = await store.countQueue();
    expect(
      counts.map(({channel, state, count, oldestAt}) => [channel, state, count, oldestAt]).sort(),
    ).toEqual([
      ['mail', 'failed', 1, 5],
      ['mail', 'pending', 2, 7],
      ['webhook', 'pending', 3, 5],
    ]);
  });

  test('lists leads, newest first, narrowed in every way', async () => {
    const {store, save} = await setUp();
    const {id} = await save('a', {receivedAt: 1, suspicion: 'honeypot'});
    await save('b', {receivedAt: 2, email: 'Bob@Example.com'});
    await save('c', {receivedAt: 3});
    const [job] = await store.claim('mail', 1, 1, lease());
    await store.markFailed(job as Job, '550 no');
    const received = async (filter: Parameters<typeof store.listLeads>[0]) =>
      (await collect(store.listLeads(filter))).map(({receivedAt}) => receivedAt);
    expect(await received({})).toEqual([3, 2, 1]);
    expect(await received({limit: 2})).toEqual([3, 2]);
    expect(await received({since: 2, before: 3})).toEqual([2]);
    expect(await received({email: 'bob@example.COM'})).toEqual([2]);
    expect(await received({suspicious: true})).toEqual([1]);
    expect(await received({suspicious: false, limit: 5})).toEqual([3, 2]);
    expect(await received({state: 'failed'})).toEqual([1]);
    expect(await received({state: 'failed', suspicious: false})).toEqual([]);
    expect(await collect(store.listLeads({id}))).toEqual([
      {
        ...{...message, id, receivedAt: 1, suspicion: 'honeypot'},
        deliveries: [
          {channel: 'mail', state: 'failed', attempts: 1, sentAt: null, reason: '550 no'},
          {channel: 'webhook', state: 'pending', attempts: 0, sentAt: null, reason: null},
        ],
      },
    ]);
  });

  test('an address is found in any case and in both forms of its domain', async () => {
    const {store, save} = await setUp();
    const same = ['josé@società.example', 'JOSÉ@Xn--Societ-nta.Example', 'jose\u0301@SOCIETÀ.example'];
    for (const [i, email] of ['other@società.example', ...same].entries()) {
      await save(String(i), {email, receivedAt: i});
    }
    for (const email of same) {
      expect(await store.countLeads({email})).toBe(3);
      expect(addressSubject(` ${email} `)).toBe(addressSubject(same[0] ?? ''));
    }
  });

  test('deletes again what had been erased and a restored backup brought back, and not what came later', async () => {
    const {store, save, all} = await setUp();
    const {id} = await save('a', {email: 'other@example.com', receivedAt: 9});
    const before = await save('b', {email: 'ADA@example.com', receivedAt: 5});
    await save('c', {email: 'ada@example.com', receivedAt: 6});
    const erasures = [
      {subject: addressSubject('ada@example.com'), erasedAt: 5},
      {subject: addressSubject('ada@example.com'), erasedAt: 4},
      {subject: `id:${id}`, erasedAt: 1},
    ];
    expect((await collect(store.deleteErased(erasures))).flat().sort()).toEqual([id, before.id].sort());
    expect(await all('messages')).toMatchObject([{received_at: 6}]);
    expect(await collect(store.deleteErased(erasures))).toEqual([]);
  });

  test('changes any number of deliveries while others write', async () => {
    const {store, db, save, at} = await setUp();
    const total = 1_050;
    await Promise.all(Array.from({length: total}, (_, i) => save(`old ${i}`)));
    await db.query("UPDATE outbox SET state = 'failed' WHERE channel = 'mail'");
    const second = await setUp(at);
    let [written, done] = [0, false];
    const changing = store.changeJobs(now, {from: ['failed'], to: 'pending'}).finally(() => (done = true));
    while (!done) {
      await second.save(`new ${++written}`);
    }
    expect(await changing).toBe(total);
    expect(written).toBeGreaterThan(5);
    const {id} = await save('last');
    const cancel = {from: ['pending'], to: 'cancelled'} as const;
    expect(await store.changeJobs(now, {...cancel, channel: 'mail'})).toBe(total + written + 1);
    expect(await store.changeJobs(now, {...cancel, id})).toBe(1);
  });

  test('lists and deletes any number, page by page, while others come and go', async () => {
    const {store, save} = await setUp();
    await Promise.all(Array.from({length: 450}, (_, i) => save(String(i), {receivedAt: 1_000 + (i >> 2)})));
    const ids = new Set<string>();
    for await (const {id, receivedAt, deliveries} of store.listLeads({})) {
      expect(deliveries.map(({channel}) => channel)).toEqual(['mail', 'webhook']);
      ids.add(id);
      if (ids.size === 10) {
        await save('while reading', {receivedAt: receivedAt + 1_000});
      }
    }
    expect(ids.size).toBe(450);
    expect(await store.countLeads({})).toBe(451);
    const few = await collect(store.deleteLeads({before: 1_050}));
    expect(Math.max(...few.map(({length}) => length))).toBeLessThanOrEqual(50);
    expect(new Set(few.flat()).size).toBe(200);
    expect(await store.countLeads({})).toBe(251);
  });

  test('what is held is delivered once a person says so; what is cancelled never', async () => {
    const {store, save, all} = await setUp();
    const {id} = await store.saveMessage({...message, suspicion: 'links'}, once('spam'), 'held');
    await store.saveMessage(message, once('more'), 'held');
    const other = await save('b');
    expect((await store.claim('mail', now, 9, lease())).map((job) => job.message.id)).toEqual([other.id]);
    const held = {channel: 'mail', state: 'held', count: 2, oldestAt: now};
    expect(await store.countQueue()).toContainEqual(held);
    expect(await store.countLeads({done: true})).toBe(0);
    expect(await store.clearSuspicion(id)).toBe(true);
    expect(await store.clearSuspicion('nobody')).toBe(false);
    expect(await store.changeJobs(now, {from: ['held'], to: 'pending', id})).toBe(2);
    const [released] = await store.claim('mail', now, 9, lease());
    expect(released?.message).toMatchObject({id, suspicion: null});
    const from = ['pending', 'failed', 'held'] as const;
    expect(await store.changeJobs(now + 1, {from, to: 'cancelled', channel: 'webhook'})).toBe(3);
    expect(await store.claim('webhook', now, 9, lease())).toEqual([]);
    // Old rows are kept.
    expect((await all('outbox')).filter(({queued_at: at}) => at !== now)).toEqual([]);
    await store.markSent(released as Job, now);
    expect(await store.countLeads({done: true})).toBe(1);
    expect(await store.findDamage()).toEqual([]);
  });

  test('a copy is whole, of its owner alone, and put in the place of nothing', async () => {
    const {store, save, db} = await setUp();
    await save('a');
    const file = join(temporaryDir(), 'copy');
    await store.backup(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(file).size).toBeGreaterThan(1_000);
    await expect(store.backup(file)).rejects.toThrow('is there already');
    await db.query('DELETE FROM outbox');
    expect(await store.findDamage()).toEqual(['1 messages have no delivery.']);
    expect(await collect(store.listLeads({}))).toMatchObject([{deliveries: []}]);
  });

  test('opens no store where there is none, and makes none', async () => {
    const at = await newAddress();
    for (const schema of ['same', 'any', 'same'] as const) {
      await expect(open(at, {schema})).rejects.toThrow(NoStore);
    }
    await (await open(at)).close();
    await (await open(at, {schema: 'same'})).close();
  });

  /** Creates a store of an older version, with one message. */
  async function makeOld(version: number): Promise<string> {
    const at = await newAddress();
    const old = await open(at);
    const tables = ['outbox', 'heartbeat', 'messages', 'schema_version'];
    for (const statement of [
      ...tables.map((table) => `DROP TABLE ${table}`),
      'CREATE TABLE schema_version (version bigint PRIMARY KEY)',
      ...migrations
        .slice(0, version)
        .flatMap((sql) => sql.split(';'))
        .filter((sql) => sql.trim()),
      `INSERT INTO schema_version VALUES (${version})`,
      `INSERT INTO messages (id, received_at, locale, name, email, company, message, idempotency_key)
         VALUES ('1', 5, 'it', 'Ada', 'ada@example.com', 'Acme', 'Hello to you all', 'key')`,
      version < 3
        ? `INSERT INTO outbox (message_id, state, attempts, next_at) VALUES ('1', 'pending', 3, 5)`
        : `INSERT INTO outbox (message_id, channel, state, attempts, queued_at, next_at)
             VALUES ('1', 'mail', 'pending', 3, 5, 5)`,
    ]) {
      await old.query(statement);
    }
    await old.close();
    return at;
  }

  test('a command leaves a store of another version as it is, and can back it up', async () => {
    const at = await makeOld(migrations.length - 1);
    await expect(open(at, {schema: 'same'})).rejects.toThrow('Start the new server first');
    const db = await open(at, {schema: 'any'});
    afterTest(() => db.close());
    await createStore(db, ['mail']).backup(join(temporaryDir(), 'copy'));
    const version = 'SELECT max(version) AS version FROM schema_version';
    expect(await db.query(version)).toEqual([{version: migrations.length - 1}]);
    await db.query('INSERT INTO schema_version (version) VALUES (99)');
    await expect(open(at, {schema: 'same'})).rejects.toThrow('of a newer version (99)');
    await expect(open(at)).rejects.toThrow('of a newer version (99)');
  });

  test('the server takes over a store of each older version', async () => {
    for (let version = 1; version < migrations.length; version++) {
      const {store} = await setUp(await makeOld(version));
      expect(await store.claim('mail', 5, 9, lease())).toMatchObject([
        {attempts: 4, queuedAt: 5, message: {id: '1', email: 'ada@example.com', locale: 'it', receivedAt: 5}},
      ]);
    }
  });

  test('several processes may start at once on an empty store', async () => {
    const at = await newAddress();
    const opened = await Promise.all(Array.from({length: 4}, () => open(at)));
    opened.forEach((db) => afterTest(() => db.close()));
    expect(await opened[0]?.query('SELECT max(version) AS version FROM schema_version')).toEqual([
      {version: migrations.length},
    ]);
  });

  test('undoes a transaction that fails, keeps others out of it, and goes on', async () => {
    const {db, all} = await setUp();
    const insert = (id: number) => `INSERT INTO heartbeat (id, beat_at, padding) VALUES (${id}, 1, '')`;
    const failing = db.transaction(async (query) => {
      await query(insert(5));
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('cause');
    });
    const other = db.query(insert(6));
    await expect(failing).rejects.toThrow('cause');
    await other;
    expect(await all('heartbeat')).toEqual([{id: 6, beat_at: 1, padding: ''}]);
  });
}

describe('embedded store', () => {
  contract(async () => join(temporaryDir(), 'data', 'portal.db'), openSqliteDatabase);
});

describeWith(hasPostgres(), 'postgresql')('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server?.remove());

  contract(
    () => server.createSchema(),
    (url, opening) => openPostgresDatabase(url, () => {}, opening),
  );

  test('a server that crashes and comes back costs nothing that was saved', async () => {
    const errors: Error[] = [];
    const db = await openPostgresDatabase(await server.createSchema(), (error) => void errors.push(error));
    const store = createStore(db, ['mail']);
    afterTest(() => store.close());
    await store.saveMessage(message, once('a'));
    await server.kill();
    const whileAway = store.saveMessage(message, once('b')).catch(() => undefined);
    await server.start();
    await whileAway;
    // Like a visitor who was asked to try again.
    await store.saveMessage(message, once('b'));
    expect(await collect(store.listLeads({}))).toHaveLength(2);
    expect(errors.length).toBeGreaterThan(0);
  }, 60_000);

  test('a silent server refuses what was asked within the time that visitors wait, all of it, and is used again', async () => {
    const url = new URL(await server.createSchema());
    const link = await openLink(Number(url.port));
    afterTest(() => link.close());
    url.port = String(link.port);
    const db = await openPostgresDatabase(url.href, () => {}, {patienceMs: 500});
    const store = createStore(db, ['mail']);
    afterTest(() => store.close());
    await store.saveMessage(message, once('before'));
    link.cut();
    const saves = Array.from({length: 100}, (_, i) => store.saveMessage(message, once(`cut ${i}`)));
    const results = await Promise.race([
      Promise.allSettled(saves),
      // The patience, the wait for a connection, and a margin for a busy machine.
      new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error('They hang.')), 500 + 2_000 + 2_000),
      ),
    ]);
    expect(new Set(results.map(({status}) => status))).toEqual(new Set(['rejected']));
    link.mend();
    await store.saveMessage(message, once('after'));
    expect(await collect(store.listLeads({}))).toHaveLength(2);
  });

  /** Locks a table while visitors and probes arrive. Returns their times, and the store's maximum of connections. */
  async function lock(table: string) {
    const url = await server.createSchema();
    const store = createStore(await openPostgresDatabase(url, () => {}), ['mail']);
    afterTest(() => store.close());
    const admin = new pg.Client(url);
    await admin.connect();
    afterTest(() => admin.end());
    await admin.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    let accepted = 0;
    let backends = 0;
    const times: Promise<number>[] = [];
    const time = (work: Promise<unknown>) => {
      const begun = performance.now();
      times.push(work.catch(() => {}).then(() => performance.now() - begun));
    };
    for (let i = 0; i < 50; i++) {
      const post = once(`locked ${i}`);
      const save = async () => {
        await store.findSaved(post);
        await store.saveMessage(message, post);
        accepted++;
      };
      [save(), store.countQueue(), store.assertWritable(now)].forEach(time);
      const other = new pg.Client(url);
      await other.connect();
      const {rows} = await other.query(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'portal-api'",
      );
      backends = Math.max(backends, rows[0].count);
      await other.end();
      await new Promise((resolve) => setTimeout(resolve, 180));
    }
    await admin.query('ROLLBACK');
    const took = await Promise.all(times);
    expect(await store.countLeads({})).toBeGreaterThanOrEqual(accepted);
    await store.saveMessage(message, once('after'));
    return {backends, longest: Math.max(...took)};
  }

  test('locks on tables hold up ten connections of a server at most, and nobody for 8 s', async () => {
    for (const {backends, longest} of await Promise.all(['messages', 'outbox'].map(lock))) {
      expect(backends).toBeLessThanOrEqual(2 * 10);
      expect(longest).toBeLessThan(8_000);
    }
  });

  test('an upgrade waits for as long as another process upgrades', async () => {
    const url = await server.createSchema();
    const other = new pg.Client(url);
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT pg_advisory_xact_lock(7218034)');
    const opening = openPostgresDatabase(url, () => {}, {patienceMs: 300});
    const late = new Promise((resolve) => setTimeout(resolve, 1_000, 'it waits'));
    expect(await Promise.race([opening, late])).toBe('it waits');
    await other.end();
    await (await opening).close();
  });

  test('a connection that the server ended, and a server that is read only for a while, cost nothing', async () => {
    const url = await server.createSchema();
    const db = await openPostgresDatabase(url, () => {});
    const admin = new pg.Client(url);
    await admin.connect();
    afterTest(() => admin.end());
    afterTest(() => db.close());
    const store = createStore(db, ['mail']);
    let done = false;
    const saves = (async () => {
      for (let i = 0; !done; i++) {
        await store.saveMessage(message, once(`read only ${i}`));
      }
    })();
    for (let i = 0; i < 20; i++) {
      await admin.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
      );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await admin.query('ALTER DATABASE postgres SET default_transaction_read_only = on');
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    await admin.query('SET default_transaction_read_only = off');
    await admin.query('ALTER DATABASE postgres RESET default_transaction_read_only');
    done = true;
    await expect(saves).resolves.toBeUndefined();
  });

  test('refuses a server that could lose what it has committed', async () => {
    const url = await server.createSchema();
    const db = await openPostgresDatabase(url, () => {});
    afterTest(() => db.close());
    const setting = 'ALTER DATABASE postgres';
    await db.query(`${setting} SET synchronous_commit = off`);
    afterTest(() => db.query(`${setting} RESET synchronous_commit`));
    await expect(openPostgresDatabase(url, () => {})).rejects.toThrow('synchronous_commit = off');
  });

  test('tries again for some seconds before it says why it cannot connect', async () => {
    const begun = performance.now();
    const hosts = ['127.0.0.1:1', 'nowhere.invalid'];
    const opened = hosts.map((host) => openPostgresDatabase(`postgres://${host}/x`, () => {}));
    const reasons = (await Promise.allSettled(opened)).map((result) => 'reason' in result && result.reason);
    expect(reasons).toEqual([expect.any(StoreAway), expect.any(StoreAway)]);
    expect(reasons.map(String)).toEqual([
      ...[expect.stringContaining('ECONNREFUSED'), expect.stringMatching(/ENOTFOUND|EAI_AGAIN/)],
    ]);
    expect(performance.now() - begun).toBeGreaterThan(2_000);
  });
});
