import {addressSubject} from './addresses';
import type {Database} from './database';
import {deleteMessages} from './leadStore';
import type {Erasure} from './store';

/** Messages that are looked at together. */
const pageSize = 1_000;

/** Notes that an erasure is complete. */
export async function recordErasure(db: Database, {subject, erasedAt}: Erasure): Promise<void> {
  await db.query('INSERT INTO erasures (subject, erased_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    subject,
    erasedAt,
  ]);
}

export function listErasures(db: Database): Promise<readonly Erasure[]> {
  return db.query<Erasure>(
    'SELECT subject, erased_at AS "erasedAt" FROM erasures ORDER BY erased_at, subject',
  );
}

/** Applies the erasures that the store does not know. Yields ids of messages once they are deleted. */
export async function* eraseAgain(
  db: Database,
  erasures: readonly Erasure[],
): AsyncGenerator<readonly string[]> {
  const keyOf = ({subject, erasedAt}: Erasure) => `${erasedAt} ${subject}`;
  const known = new Set((await listErasures(db)).map(keyOf));
  const missing = erasures
    .filter((erasure) => !known.has(keyOf(erasure)))
    .toSorted((a, b) => a.erasedAt - b.erasedAt);
  const erasedAt = new Map(missing.map((erasure) => [erasure.subject, erasure.erasedAt]));
  const isErased = ({id, email, receivedAt}: {id: string; email: string; receivedAt: number}) =>
    erasedAt.has(`id:${id}`) || receivedAt <= (erasedAt.get(addressSubject(email)) ?? -Infinity);
  for (let after: string | undefined = ''; after !== undefined && missing.length > 0;) {
    const page: {id: string; email: string; receivedAt: number}[] = await db.query(
      `SELECT id, email, received_at AS "receivedAt" FROM messages WHERE id > $1 ORDER BY id LIMIT ${pageSize}`,
      [after],
    );
    const doomed = page.filter(isErased).map(({id}) => id);
    yield* deleteMessages(db, doomed);
    after = page.length < pageSize ? undefined : page.at(-1)?.id;
  }
  // Last, so that what a crash interrupts is done again.
  for (const erasure of missing) {
    await recordErasure(db, erasure);
  }
}
