import type {Database, Query, Value} from './database';
import {createGroupCommit} from './groupCommit';
import {newMessageId} from './messageId';
import type {
  Channel,
  Idempotency,
  Job,
  Lead,
  LeadFilter,
  Lease,
  QueueCount,
  SavedMessage,
  Store,
  StoredMessage,
} from './store';

type NewMessage = readonly [Omit<StoredMessage, 'id'>, Idempotency];

/** Columns of a message under the names of `StoredMessage`. */
const messageColumns = `id, name, email, company, message, subject, attachment, locale,
  received_at AS "receivedAt", sent_at AS "sentAt", suspicion`;

/** What the proof of being writable takes on disk: at least what the longest message does. */
const padding = 'x'.repeat(48 * 1024);

/** `($1, $2), ($3, $4)` for two rows of two values. */
function tuples(rows: number, width: number): string {
  let n = 0;
  const row = () => `(${Array.from({length: width}, () => `$${++n}`).join(', ')})`;
  return Array.from({length: rows}, row).join(', ');
}

async function insertMessages(
  query: Query,
  items: readonly NewMessage[],
  ids: readonly string[],
): Promise<Set<string>> {
  const values = items.flatMap(([message, {key}], i): Value[] => [
    ids[i] ?? '',
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
     VALUES ${tuples(items.length, 12)} ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    values,
  );
  return new Set(inserted.map(({id}) => id));
}

/** Messages that are stored under one of these keys. */
async function findByKeys(query: Query, keys: readonly string[]) {
  const found = await query<{id: string; locale: SavedMessage['locale']; key: string; receivedAt: number}>(
    `SELECT id, locale, idempotency_key AS "key", received_at AS "receivedAt" FROM messages
     WHERE idempotency_key IN ${tuples(1, keys.length)}`,
    keys,
  );
  return new Map(found.map((row) => [row.key, row]));
}

/**
 * The store on either engine.
 *
 * @param channels on which each new message is to be delivered
 */
export function createStore(db: Database, channels: readonly Channel[]): Store {
  async function saveAll(unsorted: readonly NewMessage[]): Promise<readonly SavedMessage[]> {
    // In the order of their keys, so that two servers which wait for each other's rows never wait in a circle.
    const items = unsorted.toSorted(([, a], [, b]) => (a.key < b.key ? -1 : 1));
    const saved = await db.transaction(async (query) => {
      const results = new Map<NewMessage, SavedMessage>();
      const otherKeys = items.flatMap(([, {key, otherKey}]) => (otherKey === key ? [] : [otherKey]));
      const earlier = otherKeys.length > 0 ? await findByKeys(query, otherKeys) : undefined;
      const fresh = items.filter((item) => {
        const repeated = earlier?.get(item[1].otherKey);
        const isRepetition = repeated !== undefined && repeated.receivedAt >= item[1].since;
        if (isRepetition) {
          results.set(item, {id: repeated.id, locale: repeated.locale, replayed: true});
        }
        return !isRepetition;
      });
      if (fresh.length === 0) {
        return results;
      }

      const ids = fresh.map(([{receivedAt}]) => newMessageId(receivedAt));
      const inserted = await insertMessages(query, fresh, ids);
      const jobs = fresh.flatMap(([{receivedAt}], i) =>
        inserted.has(ids[i] ?? '')
          ? channels.map((channel): Value[] => [ids[i] ?? '', channel, 'pending', receivedAt, receivedAt])
          : [],
      );
      if (jobs.length > 0) {
        await query(
          `INSERT INTO outbox (message_id, channel, state, queued_at, next_at) VALUES ${tuples(jobs.length, 5)}`,
          jobs.flat(),
        );
      }
      const repeated =
        inserted.size < fresh.length
          ? await findByKeys(
              query,
              fresh.map(([, {key}]) => key),
            )
          : undefined;
      fresh.forEach((item, i) => {
        const id = ids[i] ?? '';
        const first = inserted.has(id) ? undefined : repeated?.get(item[1].key);
        results.set(item, {
          id: first?.id ?? id,
          locale: first?.locale ?? item[0].locale,
          replayed: first !== undefined,
        });
      });
      return results;
    });
    return unsorted.map((item) => saved.get(item) as SavedMessage);
  }

  const saves = createGroupCommit(saveAll);
  const marks = createGroupCommit((items: readonly {sql: string; values: readonly Value[]}[]) =>
    db.transaction(async (query) => {
      for (const {sql, values} of items) {
        await query(sql, values);
      }
      return items.map(() => undefined);
    }),
  );

  const mark = (sql: string, {message, channel}: Job, ...values: Value[]) =>
    marks.add({
      sql: `UPDATE outbox SET lease_until = 0, ${sql}`,
      values: [message.id, channel, ...values],
    });

  function condition({id, email, since, before, state, suspicious}: LeadFilter) {
    const values: Value[] = [];
    const value = (given: Value) => `$${values.push(given)}`;
    const parts = [
      ...(id === undefined ? [] : [`id = ${value(id)}`]),
      ...(email === undefined ? [] : [`lower(email) = lower(${value(email)})`]),
      ...(since === undefined ? [] : [`received_at >= ${value(since)}`]),
      ...(before === undefined ? [] : [`received_at < ${value(before)}`]),
      ...(state === undefined
        ? []
        : [`EXISTS (SELECT 1 FROM outbox WHERE message_id = messages.id AND state = ${value(state)})`]),
      ...(suspicious === undefined ? [] : [`suspicion IS ${suspicious ? 'NOT NULL' : 'NULL'}`]),
    ];
    return {where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values, value};
  }

  const deleteMessages = async (where: string, values: readonly Value[]): Promise<readonly string[]> => {
    const deleted = await db.query<{id: string}>(`DELETE FROM messages WHERE ${where} RETURNING id`, values);
    return deleted.map(({id}) => id);
  };

  return {
    saveMessage: (message, idempotency) => saves.add([message, idempotency]),

    claim: (channel: Channel, now: number, limit: number, lease: Lease) =>
      db.transaction(async (query) => {
        // Materialised: a plan that ran the inner statement twice would take more than asked.
        const claimed = await query<{id: string; attempts: number; queuedAt: number}>(
          `WITH due AS MATERIALIZED (
             SELECT message_id FROM outbox
             WHERE channel = $1 AND state = 'pending' AND next_at <= $2 AND lease_until <= $2
             ORDER BY next_at, attempts LIMIT $3 FOR UPDATE SKIP LOCKED)
           UPDATE outbox SET attempts = attempts + 1, lease_until = $4, lease_owner = $5
           WHERE channel = $1 AND message_id IN (SELECT message_id FROM due)
           RETURNING message_id AS id, attempts, queued_at AS "queuedAt"`,
          [channel, now, limit, lease.until, lease.owner],
        );
        if (claimed.length === 0) {
          return [];
        }
        const messages = await query<StoredMessage>(
          `SELECT ${messageColumns} FROM messages WHERE id IN ${tuples(1, claimed.length)}`,
          claimed.map(({id}) => id),
        );
        const byId = new Map(claimed.map((row) => [row.id, row]));
        return messages
          .toSorted((a, b) => a.receivedAt - b.receivedAt)
          .map((message): Job => {
            const {attempts = 0, queuedAt = 0} = byId.get(message.id) ?? {};
            return {channel, message, attempts, queuedAt, lease};
          });
      }),

    markSent: (job, now) =>
      mark(`state = 'sent', sent_at = $3, reason = NULL WHERE message_id = $1 AND channel = $2`, job, now),
    markRetry: (job, nextAt, reason) =>
      mark(
        `next_at = $3, reason = $4 WHERE message_id = $1 AND channel = $2 AND state = 'pending' AND lease_owner = $5`,
        ...([job, nextAt, reason, job.lease.owner] as const),
      ),
    markFailed: (job, reason) =>
      mark(
        `state = 'failed', reason = $3
         WHERE message_id = $1 AND channel = $2 AND state = 'pending' AND lease_owner = $4`,
        ...([job, reason, job.lease.owner] as const),
      ),

    countQueue: () =>
      db.query<QueueCount>(
        ['pending', 'failed']
          .map(
            (state) => `SELECT channel, '${state}' AS state, count(*) AS count, min(queued_at) AS "oldestAt"
              FROM outbox WHERE state = '${state}' GROUP BY channel`,
          )
          .join(' UNION ALL '),
      ),

    assertWritable: async (now) => {
      await db.query(
        `INSERT INTO heartbeat (id, beat_at, padding) VALUES (1, $1, $2)
         ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at, padding = excluded.padding`,
        [now, padding],
      );
    },

    async listLeads(filter) {
      const {where, values, value} = condition(filter);
      const limit = filter.limit === undefined ? '' : `LIMIT ${value(filter.limit)}`;
      return db.transaction(async (query) => {
        const chosen = `FROM messages ${where} ORDER BY received_at DESC, id ${limit}`;
        const messages = await query<StoredMessage>(`SELECT ${messageColumns} ${chosen}`, values);
        const deliveries = await query<Lead['deliveries'][number] & {messageId: string}>(
          `SELECT message_id AS "messageId", channel, state, attempts, sent_at AS "sentAt", reason FROM outbox
           WHERE message_id IN (SELECT id ${chosen}) ORDER BY channel`,
          values,
        );
        const byMessage = new Map<string, Lead['deliveries'][number][]>();
        for (const {messageId, ...delivery} of deliveries) {
          byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), delivery]);
        }
        return messages.map((message) => ({...message, deliveries: byMessage.get(message.id) ?? []}));
      });
    },

    async retryFailed(now, id) {
      const due = await db.query(
        `UPDATE outbox SET state = 'pending', attempts = 0, queued_at = $1, next_at = $1, lease_until = 0
         WHERE state = 'failed' ${id === undefined ? '' : 'AND message_id = $2'} RETURNING message_id`,
        id === undefined ? [now] : [now, id],
      );
      return due.length;
    },

    erase: (email) => deleteMessages('lower(email) = lower($1)', [email]),
    purge: (before) =>
      deleteMessages(
        `received_at < $1 AND NOT EXISTS
           (SELECT 1 FROM outbox WHERE message_id = messages.id AND state <> 'sent')`,
        [before],
      ),

    async close() {
      await Promise.all([saves.flush(), marks.flush()]);
      await db.close();
    },
  };
}
