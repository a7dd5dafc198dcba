import assert from 'node:assert/strict';
import {randomUUID} from 'node:crypto';
import type {Query, Value} from './database';
import {messageColumns, messageProperties, tuples} from './sql';
import type {Channel, Idempotency, SavedMessage, StoredMessage} from './store';

/** A message to save, its keys of identity, and the state of its deliveries. */
export type NewMessage = readonly [
  message: Omit<StoredMessage, 'id'>,
  idempotency: Idempotency,
  state: 'pending' | 'held',
];

interface Row {
  readonly item: NewMessage;
  readonly id: string;
}

/**
 * Returns a UUID that begins with the time (RFC 9562, 5.7). New rows are adjacent in every index, so a group of them
 * touches a few pages instead of one each: most of the data a commit writes.
 */
function newMessageId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-7${randomUUID().slice(15)}`;
}

/** Finds stored messages that posts with these keys repeat. Returns one result per post, in order. */
async function findAll(
  query: Query,
  posts: readonly Idempotency[],
): Promise<readonly (SavedMessage | undefined)[]> {
  const keys = [...new Set(posts.flatMap(({key, otherKey}) => [key, otherKey]))];
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

/** Inserts messages. Returns the ids of inserted ones: an existing key keeps its message. */
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

/** Saves messages with their jobs, within a transaction. Returns one result each; a repetition gets the stored one. */
export async function saveMessages(
  query: Query,
  items: readonly NewMessage[],
  channels: readonly Channel[],
): Promise<readonly SavedMessage[]> {
  const posts = items.map(([, post]) => post);
  const found = await findAll(query, posts);
  const rows = items
    .filter((_, i) => !found[i])
    // In key order, which prevents deadlocks between two servers.
    .toSorted(([, a], [, b]) => (a.key < b.key ? -1 : 1))
    .map((item): Row => ({item, id: newMessageId(item[0].receivedAt)}));
  const inserted = rows.length > 0 ? await insertMessages(query, rows) : new Set();
  const written = rows.filter(({id}) => inserted.has(id));
  if (written.length > 0) {
    await insertJobs(query, written, channels);
  }
  const idOf = new Map(written.map(({item, id}) => [item, id]));
  // Saved by others since the check, or repeated in this group.
  const others = written.length < rows.length ? await findAll(query, posts) : found;
  return items.map((item, i) => {
    const id = idOf.get(item);
    const result = id === undefined ? others[i] : {id, locale: item[0].locale, replayed: false};
    assert(result, 'A message was neither stored nor found.');
    return result;
  });
}
