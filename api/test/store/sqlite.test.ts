import {join} from 'node:path';
import {openSqliteStore} from '../../src/store/sqlite';
import type {Idempotency} from '../../src/store/store';
import {afterTest, rows, temporaryDir} from '../setUp';

const message = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Acme',
  message: 'Hello to you all',
  subject: 'Starting a partnership',
  attachment: 'Clients: 25\nSaving: 116 EUR',
  locale: 'en',
  receivedAt: 1_772_359_201_234,
  sentAt: null,
} as const;

function once(key: string): Idempotency {
  return {key, otherKey: key, since: 0};
}

function open(dataDir = temporaryDir()) {
  const store = openSqliteStore(join(dataDir, 'data', 'portal.db'));
  let closed = false;
  async function close() {
    if (!closed) {
      closed = true;
      await store.close();
    }
  }
  afterTest(close);
  return {store, close, dataDir, dir: join(dataDir, 'data')};
}

describe('embedded store', () => {
  test('keeps messages, attempts and times over a restart', async () => {
    const first = open();
    const {id} = await first.store.saveMessage(message, once('a'));
    expect(await first.store.claimMail(message.receivedAt, 5)).toEqual([
      {message: {id, ...message}, attempts: 1},
    ]);
    await first.close();
    const second = open(first.dataDir);
    expect(await second.store.claimMail(message.receivedAt, 5)).toEqual([
      {message: {id, ...message}, attempts: 2},
    ]);
    expect(await second.store.saveMessage(message, once('a'))).toEqual({id, replayed: true});
  });

  test('writes message and job together or not at all', async () => {
    const {store, dir} = open();
    const broken = {...message, receivedAt: null as unknown as number};
    await expect(store.saveMessage(broken, once('a'))).rejects.toThrow(/NOT NULL/);
    expect([rows(dir, 'messages'), rows(dir, 'outbox')]).toEqual([[], []]);
    const good = store.saveMessage(message, once('b'));
    const bad = store.saveMessage(broken, once('c'));
    await expect(bad).rejects.toThrow();
    await good;
    expect([rows(dir, 'messages').length, rows(dir, 'outbox').length]).toEqual([1, 1]);
  });

  test('claims what is due, oldest first, no more than asked', async () => {
    const {store} = open();
    for (const offset of [3, 1, 2, 1000]) {
      await store.saveMessage({...message, receivedAt: offset}, once(String(offset)));
    }
    const due = await store.claimMail(10, 2);
    expect(due.map((job) => job.message.receivedAt).sort()).toEqual([1, 2]);
    expect(await store.claimMail(10, 10)).toHaveLength(3);
  });

  test('sent and refused mail is never claimed again, a retry when its time comes, and all is kept', async () => {
    const {store, dir} = open();
    const ids = [];
    for (const key of ['sent', 'failed', 'retry']) {
      ids.push((await store.saveMessage(message, once(key))).id);
    }
    const [sent = '', failed = '', retry = ''] = ids;
    const now = message.receivedAt;
    await store.markSent(sent, now + 5);
    await store.markFailed(failed, '550');
    await store.markRetry(retry, now + 100, '451');
    expect(await store.claimMail(now + 99, 9)).toEqual([]);
    expect((await store.claimMail(now + 100, 9)).map((job) => job.message.id)).toEqual([retry]);
    expect(rows(dir, 'messages')).toHaveLength(3);
    const job = (id: string) => rows(dir, 'outbox').find((row) => row.message_id === id);
    expect(job(sent)).toMatchObject({state: 'sent', sent_at: now + 5});
    expect(job(failed)).toMatchObject({state: 'failed', reason: '550'});
    expect(job(retry)).toMatchObject({state: 'pending', reason: '451', next_at: now + 100, attempts: 1});
  });

  test('an old message with another key in use is not a repetition', async () => {
    const {store} = open();
    const {id} = await store.saveMessage({...message, receivedAt: 100}, once('a'));
    const same = {key: 'b', otherKey: 'a'};
    expect(await store.saveMessage(message, {...same, since: 100})).toEqual({id, replayed: true});
    expect(await store.saveMessage(message, {...same, since: 101})).toMatchObject({replayed: false});
  });
});
