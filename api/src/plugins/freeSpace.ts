import {statfs} from 'node:fs/promises';
import {oncePerSecond} from './oncePerSecond';

/** Free space below a folder, in bytes; null if nothing is stored there, or if unknown. */
export type FreeSpace = () => Promise<number | null>;

/** Checks a disk at intervals: many small messages fit between two checks. Reports the first failed check. */
export function freeSpaceOf(dir: string, onError: (error: unknown) => void): FreeSpace {
  let report = onError;
  return oncePerSecond(async () => {
    try {
      const {bavail, bsize} = await statfs(dir);
      return bavail * bsize;
    } catch (error) {
      report(error);
      report = () => {};
      return null;
    }
  });
}
