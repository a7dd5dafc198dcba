import {randomUUID} from 'node:crypto';
import {openDatabase} from './database';
import {createGroupCommit} from './groupCommit';
import type {Idempotency, MailJob, SavedMessage, Store, StoredMessage} from './store';
import {inTransaction} from './transaction';

/** Columns of a message under the names of `StoredMessage`. */
const messageColumns = `id, name, email, company, message, subject, attachment, locale,
  received_at AS "receivedAt", sent_at AS "sentAt"`;

/**
 * Opens the embedded store, making it when it is not there.
 *
 * @param file path of the database
 * @throws when the file cannot be opened or is of a newer version
 */
export function openSqliteStore(file: string): Store {
  const db = openDatabase(file);

  const findRepetition = db.prepare(
    'SELECT id FROM messages WHERE idempotency_key IN (?, ?) AND received_at >= ? LIMIT 1',
  );
  const insertMessage = db.prepare(
    `INSERT INTO messages
       (id, received_at, sent_at, locale, name, email, company, message, subject, attachment, idempotency_key)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertJob = db.prepare(`INSERT INTO outbox (message_id, state, next_at) VALUES (?, 'pending', ?)`);
  const claim = db.prepare(
    `UPDATE outbox SET attempts = attempts + 1 WHERE message_id IN
       (SELECT message_id FROM outbox WHERE state = 'pending' AND next_at <= ? ORDER BY next_at LIMIT ?)
     RETURNING message_id, attempts`,
  );
  const findMessage = db.prepare(`SELECT ${messageColumns} FROM messages WHERE id = ?`);
  const sent = db.prepare(
    `UPDATE outbox SET state = 'sent', sent_at = ?, reason = NULL WHERE message_id = ?`,
  );
  const retry = db.prepare('UPDATE outbox SET next_at = ?, reason = ? WHERE message_id = ?');
  const failed = db.prepare(`UPDATE outbox SET state = 'failed', reason = ? WHERE message_id = ?`);

  function save(message: Omit<StoredMessage, 'id'>, same: Idempotency): SavedMessage {
    const repetition = findRepetition.get(same.key, same.otherKey, same.since) as {id: string} | undefined;
    if (repetition) {
      return {id: repetition.id, replayed: true};
    }
    const id = randomUUID();
    const {receivedAt, sentAt, locale, name, email, company, subject, attachment} = message;
    insertMessage.run(
      id,
      receivedAt,
      sentAt,
      locale,
      name,
      email,
      company,
      message.message,
      subject,
      attachment,
      same.key,
    );
    insertJob.run(id, receivedAt);
    return {id, replayed: false};
  }

  const saves = createGroupCommit((items: readonly [Omit<StoredMessage, 'id'>, Idempotency][]) =>
    inTransaction(db, () => items.map((item) => save(...item))),
  );

  return {
    saveMessage: (message, idempotency) => saves.add([message, idempotency]),
    async claimMail(now, limit): Promise<readonly MailJob[]> {
      const rows = inTransaction(db, () => claim.all(now, limit)) as {message_id: string; attempts: number}[];
      return rows.map((row) => ({
        message: findMessage.get(row.message_id) as unknown as StoredMessage,
        attempts: row.attempts,
      }));
    },
    async markSent(id, now) {
      sent.run(now, id);
    },
    async markRetry(id, nextAt, reason) {
      retry.run(nextAt, reason, id);
    },
    async markFailed(id, reason) {
      failed.run(reason, id);
    },
    async close() {
      saves.flush();
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}
