import type {Database, Value} from './database';
import {createGroupCommit} from './groupCommit';
import {selectMessage, tuples} from './sql';
import {
  type Channel,
  type Job,
  type Lease,
  openStates,
  type QueueCount,
  type Store,
  type StoredMessage,
} from './store';

/** Clock corrections up to this size, in milliseconds, are ignored. */
const toleranceMs = 1_000;

async function claim(
  db: Database,
  channel: Channel,
  now: number,
  limit: number,
  lease: Lease,
  retries = Infinity,
): Promise<readonly Job[]> {
  const newFirst = retries < Infinity;
  return db.transaction(async (query) => {
    // Materialised: a plan that ran the inner statement twice would take more than requested.
    const take = (most: number, onlyNew: boolean) =>
      query<{id: string; attempts: number; queuedAt: number}>(
        `WITH due AS MATERIALIZED (
           SELECT message_id FROM outbox
           WHERE channel = $1 AND state = 'pending' ${onlyNew ? 'AND attempts = 0' : ''}
             AND NOT (times_set_at <= $6 AND (next_at > $2 OR lease_until > $2))
           ORDER BY ${newFirst ? 'attempts, next_at' : 'next_at, attempts'} LIMIT $3 FOR UPDATE SKIP LOCKED)
         UPDATE outbox SET attempts = attempts + 1, next_at = $2, lease_until = $4, lease_owner = $5, times_set_at = $2
         WHERE channel = $1 AND message_id IN (SELECT message_id FROM due)
         RETURNING message_id AS id, attempts, queued_at AS "queuedAt"`,
        [channel, now, most, lease.until, lease.owner, now + toleranceMs],
      );
    const fresh = newFirst ? await take(limit, true) : [];
    const most = Math.min(limit - fresh.length, retries);
    const claimed = [...fresh, ...(most > 0 ? await take(most, false) : [])];
    if (claimed.length === 0) {
      return [];
    }
    const messages = await query<StoredMessage>(
      `SELECT ${selectMessage} FROM messages WHERE id IN ${tuples(1, claimed.length)}`,
      claimed.map(({id}) => id),
    );
    const byId = new Map(claimed.map((row) => [row.id, row]));
    return messages
      .toSorted((a, b) => a.receivedAt - b.receivedAt)
      .map((message): Job => {
        const {attempts = 0, queuedAt = 0} = byId.get(message.id) ?? {};
        return {channel, message, attempts, queuedAt, lease};
      });
  });
}

const queueCounts = openStates
  .map(
    (state) => `SELECT channel, '${state}' AS state, count(*) AS count, min(queued_at) AS "oldestAt"
      FROM outbox WHERE state = '${state}' GROUP BY channel`,
  )
  .join(' UNION ALL ');

/** Rows of the table `heartbeat`: end of the last reported period, and of the current lease. */
const digestRow = 2;
const digestLeaseRow = 3;

async function claimDigest(
  db: Database,
  now: number,
  everyMs: number,
  leaseMs: number,
): Promise<number | undefined> {
  await db.query(
    `INSERT INTO heartbeat (id, beat_at, padding) VALUES (${digestRow}, 0, ''), (${digestLeaseRow}, 0, '')
     ON CONFLICT (id) DO NOTHING`,
  );
  const leaseUntil = now + leaseMs;
  // A time too far in the future was written before the clock was set back.
  const [taken] = await db.query(
    `UPDATE heartbeat SET beat_at = $1 WHERE id = ${digestLeaseRow} AND (beat_at <= $2 OR beat_at > $1)
       AND EXISTS (SELECT 1 FROM heartbeat WHERE id = ${digestRow} AND (beat_at <= $3 OR beat_at >= $4)) RETURNING id`,
    [leaseUntil, now, now - everyMs, now + everyMs],
  );
  const [last] = taken
    ? await db.query<{at: number}>(`SELECT beat_at AS at FROM heartbeat WHERE id = ${digestRow}`)
    : [];
  return last && Math.min(last.at, now);
}

/** Creates the part of the store for workers: taking jobs, and storing results. */
export function createJobStore(db: Database) {
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

  return {
    claim: (...args) => claim(db, ...args),
    extendLease: ({message, channel, lease}, now, until) =>
      marks.add({
        sql: `UPDATE outbox SET lease_until = $3, times_set_at = $4
              WHERE message_id = $1 AND channel = $2 AND state = 'pending' AND lease_owner = $5 AND lease_until > 0`,
        values: [message.id, channel, until, now, lease.owner],
      }),
    markSent: (job, now) =>
      mark(`state = 'sent', sent_at = $3, reason = NULL WHERE message_id = $1 AND channel = $2`, job, now),
    markRetry: (job, now, waitMs, reason) =>
      mark(
        `next_at = $3, times_set_at = $4, reason = $5
         WHERE message_id = $1 AND channel = $2 AND state = 'pending' AND lease_owner = $6`,
        ...([job, Math.round(now + waitMs), now, reason, job.lease.owner] as const),
      ),
    markFailed: (job, reason) =>
      mark(
        `state = 'failed', reason = $3
         WHERE message_id = $1 AND channel = $2 AND state = 'pending' AND lease_owner = $4`,
        ...([job, reason, job.lease.owner] as const),
      ),
    now: () => db.now(),
    claimDigest: (...args) => claimDigest(db, ...args),
    async endDigest(reportedUntil) {
      await db.query(
        `UPDATE heartbeat SET beat_at = CASE id WHEN ${digestRow} THEN CAST($1 AS bigint) ELSE 0 END
         WHERE id IN (${digestRow}, ${digestLeaseRow})`,
        [reportedUntil],
      );
    },
    countQueue: () => db.query<QueueCount>(queueCounts),
    flush: () => marks.flush(),
  } satisfies Partial<Store> & {flush: () => Promise<void>};
}
