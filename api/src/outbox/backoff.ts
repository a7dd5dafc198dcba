/** Longest first wait, and longest wait of all, in ms. Below five minutes, so that mail resumes soon after a long outage. */
const firstMs = 5_000;
export const longestMs = 4 * 60_000;

/**
 * Returns a random wait between half and all of: 5 s, doubled after each failure, at most 4 minutes. Random, so that
 * simultaneous failures do not retry simultaneously.
 *
 * @param failures number of failures, at least 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function backoffMs(failures: number, random = Math.random()): number {
  const full = Math.min(firstMs * 2 ** (failures - 1), longestMs);
  return Math.round(full * (0.5 + random / 2));
}
