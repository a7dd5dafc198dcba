import type {DatabaseSyncInstance} from '@photostructure/sqlite';

/**
 * Runs `work` in one write transaction.
 *
 * @throws what `work` or the commit threw, after undoing everything
 */
export function inTransaction<T>(db: DatabaseSyncInstance, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has rolled back already when the disk is full or fails; a second ROLLBACK would throw and hide the cause.
    if (db.isTransaction) {
      db.exec('ROLLBACK');
    }
    throw error;
  }
}
