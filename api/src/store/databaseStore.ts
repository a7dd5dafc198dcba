import {within} from '../patience';
import type {Database} from './database';
import {copyToPostgres} from './copyToPostgres';
import {createGroupCommit} from './groupCommit';
import {createJobStore} from './jobStore';
import {createLeadStore} from './leadStore';
import {findSaved, type NewMessage, saveMessages} from './saveMessages';
import type {Channel, Store} from './store';

/** Size of the write test: at least that of the longest message. */
const padding = 'x'.repeat(48 * 1024);

/** Maximum time to look for a repetition, in milliseconds: saving looks again, and both share 8 seconds. */
const findPatienceMs = 500;

export function createStore(db: Database, channels: readonly Channel[]): Store {
  const saves = createGroupCommit((items: readonly NewMessage[]) =>
    db.transaction((query) => saveMessages(query, items, channels)),
  );
  const {flush, ...jobs} = createJobStore(db);
  return {
    saveMessage: (message, idempotency, state = 'pending') => saves.add([message, idempotency, state]),
    findSaved: (idempotency) =>
      within(findPatienceMs, findSaved(db.query, idempotency)).catch(() => undefined),
    ...jobs,
    ...createLeadStore(db),
    async assertWritable(now) {
      await db.query(
        `INSERT INTO heartbeat (id, beat_at, padding) VALUES (1, $1, $2)
         ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at, padding = excluded.padding`,
        [now, padding],
      );
    },
    copyTo: (url, erasures) => copyToPostgres(db, url, erasures),
    backup: (file) => db.backup(file),
    async close() {
      await Promise.all([saves.flush(), flush()]);
      await db.close();
    },
  };
}
