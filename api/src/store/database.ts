/** Column values: times and counts are whole numbers, everything else is text. */
export type Value = string | number | null;

/**
 * Runs one statement. The SQL is PostgreSQL's, with `$1` for values, limited to what SQLite supports as well: `bigint`,
 * `text`, `ON CONFLICT`, `RETURNING`, `WITH … AS MATERIALIZED`. SQLite has one writer, so `FOR UPDATE SKIP LOCKED` is
 * removed for it.
 */
export type Query = <Row extends object>(sql: string, values?: readonly Value[]) => Promise<Row[]>;

/** The store did not respond in time, or is unreachable. A retry may work; a smaller request does not help. */
export class StoreAway extends Error {}

/** The message is a sentence for operators with a remedy. */
export class OperatorError extends Error {}

/** There is no store at this place, and none was to be created. */
export class NoStore extends OperatorError {}

export interface Opening {
  /**
   * - `migrate` (default): creates the store or updates its schema; only for the server
   * - `same`: the store must exist with the schema of this program
   * - `any`: the store must exist, with any schema
   */
  readonly schema?: 'migrate' | 'same' | 'any';
  /** Time in which work may begin, in ms; default: as long as a visitor waits. `Infinity` removes the limits. */
  readonly patienceMs?: number;
}

/** The database engine of the store. Committed data survives a power cut. */
export interface Database {
  readonly query: Query;
  /** Runs `work` in a transaction. Runs it again after a lost connection or a conflict, so it must be idempotent. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** As `Store.backup`. */
  backup(file: string): Promise<void>;
  /** As `Store.findDamage`, within the engine's abilities. */
  findDamage(): Promise<readonly string[]>;
  /** Reads the engine's clock (epoch ms). */
  now(): Promise<number>;
  close(): Promise<void>;
}
