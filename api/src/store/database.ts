/** What a column can hold here: times and counts are whole numbers, everything else is text. */
export type Value = string | number | null;

/**
 * Runs one statement. The SQL is written for PostgreSQL, with `$1` for values, in words that SQLite knows as well:
 * `bigint`, `text`, `ON CONFLICT`, `RETURNING`, `WITH … AS MATERIALIZED`. `FOR UPDATE SKIP LOCKED` may stand in it,
 * since the embedded engine has one writer and leaves it out.
 */
export type Query = <Row extends object>(sql: string, values?: readonly Value[]) => Promise<Row[]>;

/** The engine did not answer in time, whatever was asked: asking for less would not help. */
export class StoreAway extends Error {}

/** There is no store at this place, and none was to be made. */
export class NoStore extends Error {}

/** How to open a store. */
export interface Opening {
  /** Makes it where there is none; else that throws `NoStore`. */
  readonly create?: boolean;
  /** For how long an answer is worth waiting for, in milliseconds; as long as visitors wait, if left out. */
  readonly patienceMs?: number;
}

/** The engine below the store. Whatever has been committed survives a power cut. */
export interface Database {
  /** Runs one statement by itself. */
  readonly query: Query;
  /**
   * Runs `work` in one transaction. After a lost connection it may run again, so it must do the same twice.
   *
   * @throws what `work` or the commit threw, after undoing everything
   */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** As `Store.backup`. */
  backup(file: string): Promise<void>;
  /** As `Store.findDamage`, as far as the engine can tell. */
  findDamage(): Promise<readonly string[]>;
  /** What its clock says, in milliseconds since the epoch. */
  now(): Promise<number>;
  close(): Promise<void>;
}
