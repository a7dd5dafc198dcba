import {setTimeout as sleep} from 'node:timers/promises';
import type {Database, Value} from './database';
import {messageColumns, tuples} from './sql';
import type {JobChange, Lead, LeadFilter, Store, StoredMessage} from './store';

/** Messages that are read at once. */
const pageSize = 200;
/** Messages that are deleted in one transaction, and the pause after it, in milliseconds, in which others may write. */
const fewSize = 50;
const pauseMs = 10;

/** Where a page ends. */
type Place = Pick<StoredMessage, 'receivedAt' | 'id'>;
type Delivery = Lead['deliveries'][number];

/** The condition of a filter, its values, and a way to add more of them. */
function condition(filter: LeadFilter, after?: Place) {
  const {id, email, since, before, state, done, suspicious} = filter;
  const values: Value[] = [];
  const value = (given: Value) => `$${values.push(given)}`;
  const job = (what: string) => `EXISTS (SELECT 1 FROM outbox WHERE message_id = messages.id AND ${what})`;
  const parts = [
    ...(id === undefined ? [] : [`id = ${value(id)}`]),
    ...(email === undefined ? [] : [`lower(email) = lower(${value(email)})`]),
    ...(since === undefined ? [] : [`received_at >= ${value(since)}`]),
    ...(before === undefined ? [] : [`received_at < ${value(before)}`]),
    ...(state === undefined ? [] : [job(`state = ${value(state)}`)]),
    ...(done === undefined ? [] : [`${done ? 'NOT ' : ''}${job("state NOT IN ('sent', 'cancelled')")}`]),
    ...(suspicious === undefined ? [] : [`suspicion IS ${suspicious ? 'NOT NULL' : 'NULL'}`]),
    ...(after === undefined ? [] : [`(received_at, id) < (${value(after.receivedAt)}, ${value(after.id)})`]),
  ];
  return {where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values, value};
}

const newestFirst = 'ORDER BY received_at DESC, id DESC';

/** One statement, so that a message and its deliveries are of one moment. */
async function readPage(
  db: Database,
  filter: LeadFilter,
  after: Place | undefined,
  size: number,
): Promise<Lead[]> {
  const {where, values, value} = condition(filter, after);
  const rows = await db.query<
    StoredMessage & Delivery & {channel: Delivery['channel'] | null; deliveredAt: number}
  >(
    `SELECT chosen.*, channel, state, attempts, outbox.sent_at AS "deliveredAt", reason
     FROM (SELECT ${messageColumns} FROM messages ${where} ${newestFirst} LIMIT ${value(size)}) chosen
     LEFT JOIN outbox ON message_id = id ORDER BY "receivedAt" DESC, id DESC, channel`,
    values,
  );
  const leads = new Map<string, StoredMessage & {deliveries: Delivery[]}>();
  for (const {channel, state, attempts, deliveredAt, reason, ...message} of rows) {
    const lead = leads.get(message.id) ?? {...message, deliveries: []};
    leads.set(message.id, lead);
    // A message without deliveries has one row all the same.
    if (channel !== null) {
      lead.deliveries.push({channel, state, attempts, sentAt: deliveredAt, reason});
    }
  }
  return [...leads.values()];
}

async function* listLeads(db: Database, {limit = Infinity, ...filter}: LeadFilter): AsyncGenerator<Lead> {
  let after: Place | undefined;
  for (let left = limit; left > 0; left -= pageSize) {
    const size = Math.min(pageSize, left);
    const page = await readPage(db, filter, after, size);
    yield* page;
    if (page.length < size) {
      return;
    }
    after = page.at(-1);
  }
}

async function* deleteLeads(db: Database, filter: LeadFilter): AsyncGenerator<readonly string[]> {
  let after: Place | undefined;
  for (;;) {
    // Found before the transaction: whoever writes waits for the deleting alone.
    const {where, values, value} = condition(filter, after);
    const few = await db.query<Place>(
      `SELECT received_at AS "receivedAt", id FROM messages ${where} ${newestFirst} LIMIT ${value(fewSize)}`,
      values,
    );
    if (few.length > 0) {
      const deleted = await db.query<{id: string}>(
        `DELETE FROM messages WHERE id IN ${tuples(1, few.length)} RETURNING id`,
        few.map(({id}) => id),
      );
      yield deleted.map(({id}) => id);
    }
    if (few.length < fewSize) {
      return;
    }
    after = few.at(-1);
    await sleep(pauseMs);
  }
}

async function changeJobs(db: Database, now: number, {from, to, id, channel}: JobChange): Promise<number> {
  const values: Value[] = [];
  const value = (given: Value) => `$${values.push(given)}`;
  const again =
    to === 'pending'
      ? `, attempts = 0, queued_at = ${value(now)}, next_at = $1, lease_until = 0, times_set_at = $1`
      : '';
  const changed = await db.query(
    `UPDATE outbox SET state = ${value(to)}${again}
     WHERE state IN (${from.map(value).join(', ')})
     ${id === undefined ? '' : `AND message_id = ${value(id)}`}
     ${channel === undefined ? '' : `AND channel = ${value(channel)}`} RETURNING message_id`,
    values,
  );
  return changed.length;
}

/** What operators need of the store. */
export function createLeadStore(db: Database) {
  return {
    listLeads: (filter) => listLeads(db, filter),
    async countLeads({limit: _, ...filter}) {
      const {where, values} = condition(filter);
      const [row] = await db.query<{count: number}>(
        `SELECT count(*) AS count FROM messages ${where}`,
        values,
      );
      return row?.count ?? 0;
    },
    deleteLeads: (filter) => deleteLeads(db, filter),
    changeJobs: (now, change) => changeJobs(db, now, change),
    async clearSuspicion(id) {
      const found = await db.query('UPDATE messages SET suspicion = NULL WHERE id = $1 RETURNING id', [id]);
      return found.length > 0;
    },
    async findDamage() {
      const [lost] = await db.query<{count: number}>(
        'SELECT count(*) AS count FROM messages WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE message_id = messages.id)',
      );
      return [
        ...(await db.findDamage()),
        ...(lost?.count ? [`${lost.count} messages have no delivery.`] : []),
      ];
    },
  } satisfies Partial<Store>;
}
