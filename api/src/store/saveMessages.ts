import type {Query, Value} from './database';
import {newMessageId} from './messageId';
import {tuples} from './sql';
import type {Channel, Idempotency, SavedMessage, StoredMessage} from './store';

/** A message to be saved, what makes it the same as another one, and whether it is to be delivered. */
export type NewMessage = readonly [
  message: Omit<StoredMessage, 'id'>,
  idempotency: Idempotency,
  state: 'pending' | 'held',
];

type Saved = ReadonlyMap<NewMessage, SavedMessage>;
interface Row {
  readonly item: NewMessage;
  readonly id: string;
}
interface Found {
  readonly id: string;
  readonly locale: SavedMessage['locale'];
  readonly key: string;
  readonly receivedAt: number;
}

/** Messages that are stored under one of these keys. */
async function findByKeys(query: Query, keys: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  if (keys.length === 0) {
    return new Map();
  }
  const found = await query<Found>(
    `SELECT id, locale, idempotency_key AS "key", received_at AS "receivedAt" FROM messages
     WHERE idempotency_key IN ${tuples(1, keys.length)}`,
    keys,
  );
  return new Map(found.map((row) => [row.key, row]));
}

const repetitionOf = ({id, locale}: Found): SavedMessage => ({id, locale, replayed: true});

/** Returns the stored message that a post with these keys repeats. */
export async function findSaved(
  query: Query,
  {key, otherKey, since}: Idempotency,
): Promise<SavedMessage | undefined> {
  const found = await findByKeys(query, [key, otherKey]);
  const earlier = found.get(otherKey);
  const same = found.get(key) ?? (earlier && earlier.receivedAt >= since ? earlier : undefined);
  return same && repetitionOf(same);
}

/** Those that were stored before under the other of their keys. */
async function findRepetitions(query: Query, items: readonly NewMessage[]): Promise<Saved> {
  const otherKeys = items.flatMap(([, {key, otherKey}]) => (otherKey === key ? [] : [otherKey]));
  const earlier = await findByKeys(query, otherKeys);
  return new Map(
    items.flatMap((item) => {
      const found = earlier.get(item[1].otherKey);
      return found && found.receivedAt >= item[1].since ? [[item, repetitionOf(found)]] : [];
    }),
  );
}

/** @returns ids of the rows that were written; a key that is there already keeps its message */
async function insertMessages(query: Query, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const values = rows.flatMap(({id, item: [message, {key}]}): Value[] => [
    id,
    message.receivedAt,
    message.sentAt,
    message.locale,
    message.name,
    message.email,
    message.company,
    message.message,
    message.subject,
    message.attachment,
    message.suspicion,
    key,
  ]);
  const inserted = await query<{id: string}>(
    `INSERT INTO messages (id, received_at, sent_at, locale, name, email, company, message, subject, attachment,
       suspicion, idempotency_key)
     VALUES ${tuples(rows.length, 12)} ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    values,
  );
  return new Set(inserted.map(({id}) => id));
}

async function insertJobs(query: Query, rows: readonly Row[], channels: readonly Channel[]): Promise<void> {
  const jobs = rows.flatMap(({id, item: [{receivedAt}, , state]}) =>
    channels.map((channel): Value[] => [id, channel, state, receivedAt, receivedAt, receivedAt]),
  );
  if (jobs.length > 0) {
    await query(
      `INSERT INTO outbox (message_id, channel, state, queued_at, next_at, times_set_at) VALUES ${tuples(jobs.length, 6)}`,
      jobs.flat(),
    );
  }
}

async function insert(
  query: Query,
  items: readonly NewMessage[],
  channels: readonly Channel[],
): Promise<Saved> {
  if (items.length === 0) {
    return new Map();
  }
  const rows = items.map((item): Row => ({item, id: newMessageId(item[0].receivedAt)}));
  const inserted = await insertMessages(query, rows);
  const written = rows.filter(({id}) => inserted.has(id));
  await insertJobs(query, written, channels);
  const kept = rows.filter(({id}) => !inserted.has(id)).map(({item}) => item[1].key);
  const earlier = await findByKeys(query, kept);
  return new Map(
    rows.map(({item, id}) => {
      const found = inserted.has(id) ? undefined : earlier.get(item[1].key);
      return [item, found ? repetitionOf(found) : {id, locale: item[0].locale, replayed: false}];
    }),
  );
}

/**
 * Saves messages with a job on each channel, within a transaction. What repeats a stored message gets that one's answer.
 */
export async function saveMessages(
  query: Query,
  unsorted: readonly NewMessage[],
  channels: readonly Channel[],
): Promise<Saved> {
  // In the order of their keys, so that two servers which wait for each other's rows never wait in a circle.
  const items = unsorted.toSorted(([, a], [, b]) => (a.key < b.key ? -1 : 1));
  const repeated = await findRepetitions(query, items);
  const inserted = await insert(
    query,
    items.filter((item) => !repeated.has(item)),
    channels,
  );
  return new Map([...repeated, ...inserted]);
}
