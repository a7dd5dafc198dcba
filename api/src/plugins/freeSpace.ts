import {statfs} from 'node:fs/promises';
import {oncePerSecond} from './oncePerSecond';

/** Free space below a folder, in bytes; null if nothing is stored there, or it is not known. */
export type FreeSpace = () => Promise<number | null>;

/**
 * Looks at a disk: many messages may come until the next look, none of them large.
 *
 * @param onError told of the first look that fails
 */
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
