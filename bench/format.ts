/** Bytes as kB, 1,000 bytes. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
/** Bytes as GB, a dash where they were not measured. */
export const gigabytes = (bytes: number | undefined) =>
  bytes === undefined ? '–' : (bytes / 1e9).toFixed(2);
/** Seconds, a dash where they were not measured. */
export const seconds = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(1));

/** `3.4x`, with as many digits as tell something. */
export function times(value: number, base: number | undefined): string {
  if (!base) {
    return '–';
  }
  const ratio = value / base;
  return `${ratio >= 20 ? Math.round(ratio) : ratio.toFixed(1)}x`;
}

/** A table in Markdown; all columns but the first are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
}
