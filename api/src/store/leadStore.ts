import type {Database, Value} from './database';
import {messageColumns} from './sql';
import type {Lead, LeadFilter, Store, StoredMessage} from './store';

/** The condition of a filter, its values, and a way to add more of them. */
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

async function listLeads(db: Database, filter: LeadFilter): Promise<readonly Lead[]> {
  const {where, values, value} = condition(filter);
  const limit = filter.limit === undefined ? '' : `LIMIT ${value(filter.limit)}`;
  const chosen = `FROM messages ${where} ORDER BY received_at DESC, id ${limit}`;
  return db.transaction(async (query) => {
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
}

async function retryFailed(db: Database, now: number, id: string | undefined): Promise<number> {
  const due = await db.query(
    `UPDATE outbox SET state = 'pending', attempts = 0, queued_at = $1, next_at = $1, lease_until = 0
     WHERE state = 'failed' ${id === undefined ? '' : 'AND message_id = $2'} RETURNING message_id`,
    id === undefined ? [now] : [now, id],
  );
  return due.length;
}

async function deleteMessages(
  db: Database,
  where: string,
  values: readonly Value[],
): Promise<readonly string[]> {
  const deleted = await db.query<{id: string}>(`DELETE FROM messages WHERE ${where} RETURNING id`, values);
  return deleted.map(({id}) => id);
}

/** What operators need of the store. */
export function createLeadStore(db: Database): Pick<Store, 'listLeads' | 'retryFailed' | 'erase' | 'purge'> {
  return {
    listLeads: (filter) => listLeads(db, filter),
    retryFailed: (now, id) => retryFailed(db, now, id),
    erase: (email) => deleteMessages(db, 'lower(email) = lower($1)', [email]),
    purge: (before) =>
      deleteMessages(
        db,
        `received_at < $1 AND NOT EXISTS
           (SELECT 1 FROM outbox WHERE message_id = messages.id AND state <> 'sent')`,
        [before],
      ),
  };
}
