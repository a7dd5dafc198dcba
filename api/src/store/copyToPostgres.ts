import {createHash} from 'node:crypto';
import type {Database, Value} from './database';
import {deleteErased} from './leadStore';
import {openPostgresDatabase} from './postgresDatabase';
import {messageColumns, tuples} from './sql';
import type {CopyResult, Erasure} from './store';

/** Messages that are copied at once. */
const pageSize = 500;

interface Table {
  readonly name: string;
  /** Column with the id of the message. */
  readonly id: string;
  readonly columns: readonly string[];
  /** What a later copy does with a row that has changed. */
  readonly onConflict: string;
}
type Row = Readonly<Record<string, Value>>;

const jobColumns = [
  ...['message_id', 'channel', 'state', 'attempts', 'queued_at', 'next_at', 'lease_until', 'lease_owner'],
  ...['times_set_at', 'sent_at', 'reason'],
];
const tables: readonly Table[] = [
  {
    name: 'messages',
    id: 'id',
    columns: [...messageColumns, 'idempotency_key'],
    onConflict: '(id) DO UPDATE SET suspicion = excluded.suspicion',
  },
  {
    name: 'outbox',
    id: 'message_id',
    columns: jobColumns,
    // A server that works on the copy already must not deliver again what it has delivered.
    onConflict: `(message_id, channel) DO UPDATE SET ${jobColumns.map((name) => `${name} = excluded.${name}`).join(', ')}
      WHERE outbox.state NOT IN ('sent', 'cancelled')`,
  },
];

/** The text of a row is the same from both engines. */
const textOfRow = (row: Row) => JSON.stringify(Object.values(row));

function select(db: Database, {name, id, columns}: Table, ids: readonly string[]): Promise<Row[]> {
  return db.query(`SELECT ${columns.join(', ')} FROM ${name} WHERE ${id} IN ${tuples(1, ids.length)}`, ids);
}

/** Reads all tables in pages: a message always comes with its deliveries. */
async function* readPages(db: Database) {
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: {id: string}[] = await db.query(
      `SELECT id FROM messages WHERE id > $1 ORDER BY id LIMIT ${pageSize}`,
      [after],
    );
    const ids = page.map(({id}) => id);
    for (const table of ids.length > 0 ? tables : []) {
      yield {table, ids, rows: await select(db, table, ids)};
    }
    after = page.length < pageSize ? undefined : ids.at(-1);
  }
}

type Sums = Map<string, {count: number; checksum: bigint}>;

/** Adds up rows of a table in any order. */
function addTo(sums: Sums, {name}: Table, rows: readonly Row[]): void {
  const {count, checksum} = sums.get(name) ?? {count: 0, checksum: 0n};
  const digests = rows.map((row) => createHash('sha256').update(textOfRow(row)).digest().readBigUInt64LE());
  sums.set(name, {
    count: count + rows.length,
    checksum: digests.reduce((sum, one) => BigInt.asUintN(64, sum + one), checksum),
  });
}

async function write(
  db: Database,
  table: Table,
  ids: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const there = new Set((await select(db, table, ids)).map(textOfRow));
  const changed = rows.filter((row) => !there.has(textOfRow(row)));
  if (changed.length > 0) {
    const {name, columns, onConflict} = table;
    await db.query(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${tuples(changed.length, columns.length)} ON CONFLICT ${onConflict}`,
      changed.flatMap((row) => Object.values(row)),
    );
  }
}

async function copyRows(from: Database, to: Database, erasures: readonly Erasure[]): Promise<CopyResult> {
  const [here, there]: [Sums, Sums] = [new Map(), new Map()];
  for await (const {table, ids, rows} of readPages(from)) {
    // A server that writes meanwhile changes nothing here: rows count as they were read.
    addTo(here, table, rows);
    await write(to, table, ids, rows);
  }
  for await (const _ of deleteErased(to, erasures));
  for await (const {table, rows} of readPages(to)) {
    addTo(there, table, rows);
  }
  const countIn = (sums: Sums, name: string) => sums.get(name)?.count ?? 0;
  return {
    messages: countIn(here, 'messages'),
    differences: tables
      .filter(({name}) => here.get(name)?.checksum !== there.get(name)?.checksum)
      .map(({name}) => `${name} has ${countIn(here, name)} rows here and ${countIn(there, name)} there`),
  };
}

/**
 * Copies a store into PostgreSQL, and compares counts and checksums. May run beside a server, and again: later runs copy what
 * has changed.
 *
 * @param url of an empty database, or of one with an earlier copy
 * @param erasures deleted from the copy: an earlier one may hold them
 */
export async function copyToPostgres(
  from: Database,
  url: string,
  erasures: readonly Erasure[],
): Promise<CopyResult> {
  const to = await openPostgresDatabase(url, () => {}, {patienceMs: Infinity});
  try {
    return await copyRows(from, to, erasures);
  } finally {
    await to.close();
  }
}
