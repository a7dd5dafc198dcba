import {textOf} from '../thrown';
import {type Database, OperatorError, type Value} from './database';
import {deleteErased} from './leadStore';
import {openPostgresDatabase} from './postgresDatabase';
import {messageColumns, tuples} from './sql';
import type {CopyResult, Erasure} from './store';

const pageSize = 500;

interface Table {
  readonly name: string;
  /** Singular and plural of the row's name. */
  readonly nouns: readonly [string, string];
  readonly id: string;
  readonly columns: readonly string[];
  /** Conflict clause for rows that an earlier copy has written. */
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
    nouns: ['message', 'messages'],
    id: 'id',
    columns: [...messageColumns, 'idempotency_key'],
    onConflict: '(id) DO UPDATE SET suspicion = excluded.suspicion',
  },
  {
    name: 'outbox',
    nouns: ['delivery', 'deliveries'],
    id: 'message_id',
    columns: jobColumns,
    // A server that already works on the copy must not deliver sent or cancelled messages again.
    onConflict: `(message_id, channel) DO UPDATE SET ${jobColumns.map((name) => `${name} = excluded.${name}`).join(', ')}
      WHERE outbox.state <> 'sent' AND (outbox.state <> 'cancelled' OR excluded.state = 'sent')`,
  },
];

const readRows = (db: Database, {name, id, columns}: Table, ids: readonly string[]) =>
  db.query<Row>(`SELECT ${columns.join(', ')} FROM ${name} WHERE ${id} IN ${tuples(1, ids.length)}`, ids);

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
      yield {table, ids, rows: await readRows(db, table, ids)};
    }
  }
}

/** PostgreSQL's code for an existing key (unique_violation). */
const duplicateKey = '23505';

async function insert(to: Database, {name, columns, onConflict}: Table, rows: readonly Row[]): Promise<void> {
  try {
    await to.query(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${tuples(rows.length, columns.length)} ON CONFLICT ${onConflict}`,
      rows.flatMap((row) => Object.values(row)),
    );
  } catch (error) {
    throw textOf(error, 'code') === duplicateKey
      ? new OperatorError(
          'A message is in both stores under two ids: the database has taken messages itself. Copy into an empty database.',
        )
      : error;
  }
}

async function copyRows(from: Database, to: Database, erasures: readonly Erasure[]): Promise<CopyResult> {
  const counts = new Map(tables.map((table) => [table, {here: 0, different: 0}]));
  for await (const {table, ids, rows} of readPages(from)) {
    if (rows.length > 0) {
      await insert(to, table, rows);
    }
    // A row's JSON is the same from both engines. A server that writes here meanwhile is not affected.
    const theirs = new Set((await readRows(to, table, ids)).map((row) => JSON.stringify(row)));
    const count = counts.get(table)!;
    count.here += rows.length;
    count.different += rows.filter((row) => !theirs.has(JSON.stringify(row))).length;
  }
  for await (const _ of deleteErased(to, erasures));
  const differences: string[] = [];
  for (const [{name, nouns}, {here, different}] of counts) {
    const [{there = 0} = {}] = await to.query<{there: number}>(`SELECT count(*) AS there FROM ${name}`);
    for (const [count, ...verbs] of [
      [different, 'differs', 'differ'],
      [there - here, 'is only there', 'are only there'],
    ] as const) {
      const i = count === 1 ? 0 : 1;
      differences.push(...(count > 0 ? [`${count} ${nouns[i]} ${verbs[i]}`] : []));
    }
  }
  return {messages: counts.get(tables[0]!)!.here, differences};
}

/**
 * Copies a store into PostgreSQL, and compares row by row. May run beside a server, and repeatedly: later runs copy
 * changes.
 *
 * @param url of an empty database, or of one with an earlier copy
 * @param erasures deleted from the copy, since an earlier one may contain them
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
