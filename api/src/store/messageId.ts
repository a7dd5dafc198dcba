import {randomUUID} from 'node:crypto';

/**
 * A UUID that begins with the time (RFC 9562, 5.7). New rows stand together in every index, so that a group of them
 * touches a few pages instead of one each: most of what a commit writes.
 *
 * @param now milliseconds since the epoch
 */
export function newMessageId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-7${randomUUID().slice(15)}`;
}
