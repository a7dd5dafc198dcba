import {setTimeout as sleep} from 'node:timers/promises';
import type {Database, Value} from './database';
import {addressForms, addressSubject} from './addresses';
import {selectMessage, tuples} from './sql';
import type {Erasure, JobChange, Lead, LeadFilter, Store, StoredMessage} from './store';

const pageSize = 200;
/** Rows changed per transaction, and the pause after it, in ms, in which others may write. */
const deletedAtOnce = 50;
const changedAtOnce = 100;
const pauseMs = 10;

type Place = Pick<StoredMessage, 'receivedAt' | 'id'>;
type Delivery = Lead['deliveries'][number];

function createValues() {
  const values: Value[] = [];
  const value = (given: Value) => `$${values.push(given)}`;
  return {values, value, list: (given: readonly Value[]) => given.map(value).join(', ')};
}

/** Turns a filter into a condition with values, and a function to add values. */
function condition(filter: LeadFilter, after?: Place) {
  const {id, email, since, before, state, done, suspicious} = filter;
  const {values, value, list} = createValues();
  const job = (what: string) => `EXISTS (SELECT 1 FROM outbox WHERE message_id = messages.id AND ${what})`;
  // The server queries held messages, of which there are few: the index needs the literal state.
  const inState = (asked: Value) =>
    asked === 'held'
      ? "id IN (SELECT message_id FROM outbox WHERE state = 'held')"
      : job(`state = ${value(asked)}`);
  const parts = [
    ...(id === undefined ? [] : [`id = ${value(id)}`]),
    ...(email === undefined ? [] : [`lower(email) IN (${list(addressForms(email))})`]),
    ...(since === undefined ? [] : [`received_at >= ${value(since)}`]),
    ...(before === undefined ? [] : [`received_at < ${value(before)}`]),
    ...(state === undefined ? [] : [inState(state)]),
    ...(done === undefined ? [] : [`${done ? 'NOT ' : ''}${job("state NOT IN ('sent', 'cancelled')")}`]),
    ...(suspicious === undefined ? [] : [`suspicion IS ${suspicious ? 'NOT NULL' : 'NULL'}`]),
    ...(after === undefined ? [] : [`(received_at, id) < (${value(after.receivedAt)}, ${value(after.id)})`]),
  ];
  return {where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values, value};
}

const newestFirst = 'ORDER BY received_at DESC, id DESC';

/** Reads in one statement, so that a message and its deliveries are consistent. */
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
     FROM (SELECT ${selectMessage} FROM messages ${where} ${newestFirst} LIMIT ${value(size)}) chosen
     LEFT JOIN outbox ON message_id = id ORDER BY "receivedAt" DESC, id DESC, channel`,
    values,
  );
  const leads = new Map<string, StoredMessage & {deliveries: Delivery[]}>();
  for (const {channel, state, attempts, deliveredAt, reason, ...message} of rows) {
    const lead = leads.get(message.id) ?? {...message, deliveries: []};
    leads.set(message.id, lead);
    // A message without deliveries has one row, too.
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

/** Deletes messages, a few per transaction. Yields the ids of existing ones. */
async function* deleteMessages(db: Database, ids: readonly string[]): AsyncGenerator<readonly string[]> {
  for (let i = 0; i < ids.length; i += deletedAtOnce) {
    const few = ids.slice(i, i + deletedAtOnce);
    const deleted = await db.query<{id: string}>(
      `DELETE FROM messages WHERE id IN ${tuples(1, few.length)} RETURNING id`,
      few,
    );
    yield deleted.map(({id}) => id);
    await sleep(pauseMs);
  }
}

async function* deleteLeads(db: Database, filter: LeadFilter): AsyncGenerator<readonly string[]> {
  let after: Place | undefined;
  do {
    // Selected before the transaction, so that others wait only for the deletion.
    const {where, values, value} = condition(filter, after);
    const page = await db.query<Place>(
      `SELECT received_at AS "receivedAt", id FROM messages ${where} ${newestFirst} LIMIT ${value(pageSize)}`,
      values,
    );
    yield* deleteMessages(
      db,
      page.map(({id}) => id),
    );
    after = page.length < pageSize ? undefined : page.at(-1);
  } while (after);
}

const erasedPageSize = 1_000;

/** Deletes previously erased messages. Reads the whole table, a page at a time. */
export async function* deleteErased(
  db: Database,
  erasures: readonly Erasure[],
): AsyncGenerator<readonly string[]> {
  // The last erasure of an address counts.
  const byTime = erasures.toSorted((a, b) => a.erasedAt - b.erasedAt);
  const erasedAt = new Map(byTime.map((erasure) => [erasure.subject, erasure.erasedAt]));
  type Found = Pick<StoredMessage, 'id' | 'email' | 'receivedAt'>;
  const isErased = ({id, email, receivedAt}: Found) =>
    erasedAt.has(`id:${id}`) || receivedAt <= (erasedAt.get(addressSubject(email)) ?? -Infinity);
  let after = erasures.length > 0 ? '' : undefined;
  while (after !== undefined) {
    const page: Found[] = await db.query(
      `SELECT id, email, received_at AS "receivedAt" FROM messages WHERE id > $1 ORDER BY id LIMIT ${erasedPageSize}`,
      [after],
    );
    yield* deleteMessages(
      db,
      page.filter(isErased).map(({id}) => id),
    );
    after = page.length < erasedPageSize ? undefined : page.at(-1)?.id;
  }
}

interface JobKey {
  readonly id: string;
  readonly channel: string;
}

/** Changes a few rows at a time, in key order: a row that changes back meanwhile is not visited again. */
async function changeJobs(db: Database, now: number, change: JobChange): Promise<number> {
  const {from, to, id, channel} = change;
  let count = 0;
  let after: JobKey | undefined = {id: '', channel: ''};
  while (after) {
    const chosen = createValues();
    const page: JobKey[] = await db.query<JobKey>(
      `SELECT message_id AS id, channel FROM outbox
       WHERE (message_id, channel) > (${chosen.list([after.id, after.channel])}) AND state IN (${chosen.list(from)})
       ${id === undefined ? '' : `AND message_id = ${chosen.value(id)}`}
       ${channel === undefined ? '' : `AND channel = ${chosen.value(channel)}`}
       ORDER BY message_id, channel LIMIT ${changedAtOnce}`,
      chosen.values,
    );
    if (page.length > 0) {
      const {values, value, list} = createValues();
      const again = () => {
        const time = value(now);
        return `, attempts = 0, queued_at = ${time}, next_at = ${time}, lease_until = 0, times_set_at = ${time}`;
      };
      const changed = await db.query(
        `UPDATE outbox SET state = ${value(to)}${to === 'pending' ? again() : ''}
         WHERE (message_id, channel) IN (VALUES ${page.map((key) => `(${list([key.id, key.channel])})`).join(', ')})
           AND state IN (${list(from)}) RETURNING channel`,
        values,
      );
      count += changed.length;
    }
    after = page.length < changedAtOnce ? undefined : page.at(-1);
    await sleep(after ? pauseMs : 0);
  }
  return count;
}

/** Creates the part of the store for operators. */
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
    deleteErased: (erasures) => deleteErased(db, erasures),
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
