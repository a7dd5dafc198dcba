import type {Query, Value} from './database';
import {newMessageId} from './messageId';
import {messageColumns, messageProperties, tuples} from './sql';
import type {Channel, Idempotency, SavedMessage, StoredMessage} from './store';

/** A message to save, what makes it the same as another one, and the state of its deliveries. */
export type NewMessage = readonly [
  message: Omit<StoredMessage, 'id'>,
  idempotency: Idempotency,
  state: 'pending' | 'held',
];

interface Row {
  readonly item: NewMessage;
  readonly id: string;
}

/** Looks for stored messages that posts with these keys repeat. Returns one result for each post, in their order. */
async function findAll(
  query: Query,
  posts: readonly Idempotency[],
): Promise<readonly (SavedMessage | undefined)[]> {
  const keys = [...new Set(posts.flatMap(({key, otherKey}) => [key, otherKey]))];
  if (keys.length === 0) {
    return [];
  }
  const rows = await query<{id: string; locale: string; key: string; receivedAt: number}>(
    `SELECT id, locale, idempotency_key AS "key", received_at AS "receivedAt" FROM messages
     WHERE idempotency_key IN ${tuples(1, keys.length)}`,
    keys,
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return posts.map(({key, otherKey, since}) => {
    const earlier = byKey.get(otherKey);
    const same = byKey.get(key) ?? (earlier && earlier.receivedAt >= since ? earlier : undefined);
    return same && {id: same.id, locale: same.locale, replayed: true};
  });
}

/** Returns the stored message that a post with these keys repeats. */
export async function findSaved(query: Query, post: Idempotency): Promise<SavedMessage | undefined> {
  return (await findAll(query, [post]))[0];
}

/** Inserts messages. Returns the ids of those written: a key that is there already keeps its message. */
async function insertMessages(query: Query, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const values = rows.flatMap(({id, item: [message, {key}]}): Value[] => {
    const stored: StoredMessage = {...message, id};
    return [...messageProperties.map((name) => stored[name]), key];
  });
  const inserted = await query<{id: string}>(
    `INSERT INTO messages (${messageColumns.join(', ')}, idempotency_key) VALUES ${tuples(rows.length, messageColumns.length + 1)}
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    values,
  );
  return new Set(inserted.map(({id}) => id));
}

async function insertJobs(query: Query, rows: readonly Row[], channels: readonly Channel[]): Promise<void> {
  const jobs = rows.flatMap(({id, item: [{receivedAt}, , state]}) =>
    channels.map((channel): Value[] => [id, channel, state, receivedAt, receivedAt, receivedAt]),
  );
  await query(
    `INSERT INTO outbox (message_id, channel, state, queued_at, next_at, times_set_at) VALUES ${tuples(jobs.length, 6)}`,
    jobs.flat(),
  );
}

/**
 * Saves messages with a job on each channel, within a transaction. A message that repeats a stored one gets the result of
 * that one.
 */
export async function saveMessages(
  query: Query,
  unsorted: readonly NewMessage[],
  channels: readonly Channel[],
): Promise<ReadonlyMap<NewMessage, SavedMessage | undefined>> {
  // In the order of their keys: two servers that wait for each other's rows then never wait in a circle.
  const items = unsorted.toSorted(([, a], [, b]) => (a.key < b.key ? -1 : 1));
  const found = await findAll(
    query,
    items.map(([, post]) => post),
  );
  const saved = new Map(items.map((item, i) => [item, found[i]]));
  const rows = items
    .filter((item) => !saved.get(item))
    .map((item): Row => ({item, id: newMessageId(item[0].receivedAt)}));
  if (rows.length === 0) {
    return saved;
  }
  const inserted = await insertMessages(query, rows);
  const written = rows.filter(({id}) => inserted.has(id));
  for (const {item, id} of written) {
    saved.set(item, {id, locale: item[0].locale, replayed: false});
  }
  if (written.length > 0) {
    await insertJobs(query, written, channels);
  }
  // Saved since we looked, or twice in this group.
  const others = rows.filter(({id}) => !inserted.has(id)).map(({item}) => item);
  const results = await findAll(
    query,
    others.map(([, post]) => post),
  );
  others.forEach((item, i) => saved.set(item, results[i]));
  return saved;
}
