import {statfs} from 'node:fs/promises';

/** How long a look at the disk holds, in milliseconds: many messages may come in that time, none of them large. */
const freshMs = 1_000;

/** Free space below a folder, in bytes; null where nothing is stored there. */
export type FreeSpace = () => Promise<number | null>;

/** @param dir folder on the disk that is looked at, at most once a second */
export function freeSpaceOf(dir: string, elapsed: () => number = () => performance.now()): FreeSpace {
  let last: {at: number; result: Promise<number>} | undefined;
  return () => {
    if (!last || elapsed() - last.at >= freshMs) {
      last = {at: elapsed(), result: statfs(dir).then(({bavail, bsize}) => bavail * bsize)};
    }
    return last.result;
  };
}

/** Counts what comes from all clients together. */
export interface TotalLimit {
  /** Milliseconds until there is room again; 0 while there is. */
  waitMs(): number;
  count(): void;
}

/** @param max in each hour of a clock that never steps */
export function createTotalLimit(max: number, elapsed: () => number = () => performance.now()): TotalLimit {
  const hourMs = 60 * 60_000;
  let since = elapsed();
  let counted = 0;
  return {
    waitMs() {
      if (elapsed() - since >= hourMs) {
        since = elapsed();
        counted = 0;
      }
      return counted < max ? 0 : since + hourMs - elapsed();
    },
    count() {
      counted++;
    },
  };
}
