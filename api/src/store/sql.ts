/** Returns `($1, $2), ($3, $4)` for two rows of two values. */
export function tuples(rows: number, width: number): string {
  let n = 0;
  const row = () => `(${Array.from({length: width}, () => `$${++n}`).join(', ')})`;
  return Array.from({length: rows}, row).join(', ');
}

/** Properties of `StoredMessage`, in the order of `messageColumns`. */
export const messageProperties = [
  ...(['id', 'name', 'email', 'company', 'message', 'subject', 'attachment', 'locale'] as const),
  ...(['receivedAt', 'sentAt', 'suspicion'] as const),
];

/** Columns of `messageProperties`, such as `received_at`. */
export const messageColumns = messageProperties.map((name) =>
  name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`),
);

/** Columns of a message for SELECT, under the names of `StoredMessage`. */
export const selectMessage = messageProperties
  .map((name, i) => `${messageColumns[i]} AS "${name}"`)
  .join(', ');
