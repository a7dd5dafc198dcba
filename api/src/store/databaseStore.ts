import assert from 'node:assert/strict';
import type {Database} from './database';
import {createGroupCommit} from './groupCommit';
import {createJobStore} from './jobStore';
import {createLeadStore} from './leadStore';
import {type NewMessage, saveMessages} from './saveMessages';
import type {Channel, Store} from './store';

/** What the proof of being writable takes on disk: at least what the longest message does. */
const padding = 'x'.repeat(48 * 1024);

/**
 * The store on either engine.
 *
 * @param channels on which each new message is to be delivered
 */
export function createStore(db: Database, channels: readonly Channel[]): Store {
  const saves = createGroupCommit(async (items: readonly NewMessage[]) => {
    const saved = await db.transaction((query) => saveMessages(query, items, channels));
    return items.map((item) => {
      const result = saved.get(item);
      assert(result, 'A message was neither stored nor found.');
      return result;
    });
  });
  const {flush, ...jobs} = createJobStore(db);
  return {
    saveMessage: (message, idempotency, state = 'pending') => saves.add([message, idempotency, state]),
    ...jobs,
    ...createLeadStore(db),
    async assertWritable(now) {
      await db.query(
        `INSERT INTO heartbeat (id, beat_at, padding) VALUES (1, $1, $2)
         ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at, padding = excluded.padding`,
        [now, padding],
      );
    },
    async claimDigest(now, everyMs) {
      const [row] = await db.query<{at: number}>('SELECT beat_at AS "at" FROM heartbeat WHERE id = 2');
      const previous = row?.at ?? 0;
      if (previous <= now && now - previous < everyMs) {
        return undefined;
      }
      const taken = await db.query(
        `INSERT INTO heartbeat (id, beat_at, padding) VALUES (2, $1, '')
         ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at WHERE heartbeat.beat_at = $2 RETURNING id`,
        [now, previous],
      );
      return taken.length > 0 ? previous : undefined;
    },
    async releaseDigest(previous) {
      await db.query('UPDATE heartbeat SET beat_at = $1 WHERE id = 2', [previous]);
    },
    backup: (file) => db.backup(file),
    async close() {
      await Promise.all([saves.flush(), flush()]);
      await db.close();
    },
  };
}
