import {randomUUID} from 'node:crypto';

/**
 * Returns a UUID that begins with the time (RFC 9562, 5.7). New rows are adjacent in every index, so a group of them
 * touches a few pages instead of one each: most of the data a commit writes.
 *
 * @param now milliseconds since the epoch
 */
export function newMessageId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-7${randomUUID().slice(15)}`;
}
