import {once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';
import {Redis} from 'ioredis';
import {textOf} from './thrown';

/** Maximum wait for the first connection, in milliseconds. */
const patienceMs = 1_000;

/** Returns the system's error code, or the first word of Redis's error, such as `WRONGPASS`. Contains no address. */
function reasonOf(error: unknown): string | undefined {
  return textOf(error, 'code') ?? /^[A-Z]{3,}\b/.exec(textOf(error, 'message') ?? '')?.[0];
}

/**
 * Connects to Redis for the rate limits, and keeps trying. By default, the client would queue commands until the server
 * is back, and calls would hang (measured: more than 8 s). Here a command fails at once, or after 150 ms if the server
 * is silent.
 *
 * @param onChange called when the connection is lost, with the reason if known, or restored
 */
export async function connectRedis(
  url: string,
  onChange: (available: boolean, reason?: string) => void,
): Promise<Redis> {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: 150,
    retryStrategy: (attempts) => Math.min(100 * attempts, 2_000),
  });
  let available: boolean | undefined;
  let reason: string | undefined;
  const change = (now: boolean) => {
    if (available !== now) {
      available = now;
      onChange(now, reason);
    }
  };
  redis.on('ready', () => {
    reason = undefined;
    change(true);
  });
  redis.on('close', () => change(false));
  // `close` follows; without a listener, an error would be printed.
  redis.on('error', (error) => (reason = reasonOf(error)));
  // The first calls should be counted with all others, but an unreachable Redis must not block the start.
  await Promise.race([once(redis, 'ready'), sleep(patienceMs, undefined, {ref: false})]).catch(() => {});
  return redis;
}
