/** `($1, $2), ($3, $4)` for two rows of two values. */
export function tuples(rows: number, width: number): string {
  let n = 0;
  const row = () => `(${Array.from({length: width}, () => `$${++n}`).join(', ')})`;
  return Array.from({length: rows}, row).join(', ');
}

/** Columns of a message under the names of `StoredMessage`. */
export const messageColumns = `id, name, email, company, message, subject, attachment, locale,
  received_at AS "receivedAt", sent_at AS "sentAt", suspicion`;
