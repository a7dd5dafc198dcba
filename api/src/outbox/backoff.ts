/** Shortest and longest wait. Below five minutes, so that mail flows soon after a long outage ends. */
const firstMs = 5_000;
export const longestMs = 4 * 60_000;

/**
 * Waits before the next attempt: up to 5 s, doubled each time, up to 4 minutes. A random part of it, at least half, so
 * that what failed together does not come back together.
 *
 * @param failures so far, at least 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function backoffMs(failures: number, random = Math.random()): number {
  const full = Math.min(firstMs * 2 ** (failures - 1), longestMs);
  return Math.round(full * (0.5 + random / 2));
}
