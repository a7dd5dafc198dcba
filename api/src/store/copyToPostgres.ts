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
  /** What a later copy does with a row that is there. */
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

/** Reads all tables in pages: a message always comes with its deliveries. */
async function* readPages(db: Database) {
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: {id: string}[] = await db.query(
      `SELECT id FROM messages WHERE id > $1 ORDER BY id LIMIT ${pageSize}`,
      [after],
    );
    const ids = page.map(({id}) => id);
    after = page.length < pageSize ? undefined : ids.at(-1);
    for (const table of ids.length > 0 ? tables : []) {
      const {name, id, columns} = table;
      const select = `SELECT ${columns.join(', ')} FROM ${name} WHERE ${id} IN ${tuples(1, ids.length)}`;
      yield {table, rows: await db.query<Row>(select, ids)};
    }
  }
}

/** Counts rows of each table and adds up their checksums, in any order. */
function createSums() {
  const sums = new Map(tables.map((table) => [table, {count: 0, checksum: 0n}]));
  return {
    of: (table: Table) => sums.get(table) ?? {count: 0, checksum: 0n},
    add(table: Table, rows: readonly Row[]): void {
      const sum = this.of(table);
      sum.count += rows.length;
      for (const row of rows) {
        // The text of a row is the same from both engines.
        const digest = createHash('sha256')
          .update(JSON.stringify(Object.values(row)))
          .digest();
        sum.checksum = BigInt.asUintN(64, sum.checksum + digest.readBigUInt64LE());
      }
    },
  };
}

async function copyRows(from: Database, to: Database, erasures: readonly Erasure[]): Promise<CopyResult> {
  const [here, there] = [createSums(), createSums()];
  for await (const {table, rows} of readPages(from)) {
    // A server that writes meanwhile changes nothing here: rows count as they were read.
    here.add(table, rows);
    const {name, columns, onConflict} = table;
    if (rows.length > 0) {
      await to.query(
        `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${tuples(rows.length, columns.length)} ON CONFLICT ${onConflict}`,
        rows.flatMap((row) => Object.values(row)),
      );
    }
  }
  for await (const _ of deleteErased(to, erasures));
  for await (const {table, rows} of readPages(to)) {
    there.add(table, rows);
  }
  return {
    messages: here.of(tables[0]!).count,
    differences: tables
      .filter((table) => here.of(table).checksum !== there.of(table).checksum)
      .map(
        (table) => `${table.name} has ${here.of(table).count} rows here and ${there.of(table).count} there`,
      ),
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
