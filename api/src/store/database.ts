/** Column values: times and counts are whole numbers, everything else is text. */
export type Value = string | number | null;

/**
 * Runs one statement. The SQL is PostgreSQL's, with `$1` for values, in words that SQLite knows as well: `bigint`, `text`,
 * `ON CONFLICT`, `RETURNING`, `WITH … AS MATERIALIZED`. SQLite has one writer, so `FOR UPDATE SKIP LOCKED` is removed for it.
 */
export type Query = <Row extends object>(sql: string, values?: readonly Value[]) => Promise<Row[]>;

/** The store did not answer in time, or is gone. Another try may work, asking for less does not help. */
export class StoreAway extends Error {}

/** The message is a sentence for operators and says what to do. */
export class OperatorError extends Error {}

/** There is no store at this place, and none was to be made. */
export class NoStore extends OperatorError {}

export interface Opening {
  /**
   * - `migrate` (default): makes the store or brings its schema up to date, as only the server does
   * - `same`: the store must exist with the schema of this program
   * - `any`: the store must exist, with whatever schema
   */
  readonly schema?: 'migrate' | 'same' | 'any';
  /** Time in which work may begin, in ms; by default as long as a visitor waits. `Infinity` sets no limits. */
  readonly patienceMs?: number;
}

/** The engine below the store. What is committed survives a power cut. */
export interface Database {
  readonly query: Query;
  /**
   * Runs `work` in one transaction, and rolls back if `work` throws. Runs it again after a lost connection or a conflict, so
   * `work` must do the same twice.
   */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** As `Store.backup`. */
  backup(file: string): Promise<void>;
  /** As `Store.findDamage`, as far as the engine can tell. */
  findDamage(): Promise<readonly string[]>;
  /** Reads the engine's clock (epoch ms). */
  now(): Promise<number>;
  close(): Promise<void>;
}
