import rateLimit, {type FastifyRateLimitStore, type FastifyRateLimitStoreCtor} from '@fastify/rate-limit';
import type {FastifyInstance} from 'fastify';
import type {Redis} from 'ioredis';
import type {Config} from '../config';
import {ApiError} from '../http/apiError';
import {clientOf} from '../http/caller';
import {recall} from './recall';

/** Pause after a failure of Redis, in milliseconds, so that not every call waits for it. */
const restMs = 1_000;

/** Counts a call in a window that begins with the first one. Returns the count, and the remaining milliseconds. */
const countInRedis = `
  redis.call('SET', KEYS[1], 0, 'PX', ARGV[1], 'NX')
  return {redis.call('INCR', KEYS[1]), redis.call('PTTL', KEYS[1])}`;

/**
 * Counts in Redis, for all servers together; without Redis, or while it does not respond, in this process. A temporarily
 * higher limit is better than none, and than rejecting visitors: the package itself offers only these two.
 */
function countersIn(redis: Redis | undefined, onFallback: () => void): FastifyRateLimitStoreCtor {
  let restUntil = 0;

  return class Counters implements FastifyRateLimitStore {
    private readonly windows = new Map<string, {endsAt: number; calls: number}>();
    private prefix = 'portal-limit-';

    incr(...[client, done, timeWindow]: Parameters<FastifyRateLimitStore['incr']>): void {
      void this.count(client, timeWindow).then(([current, ttl]) => done(null, {current, ttl}));
    }

    async count(client: string, timeWindow: number): Promise<[calls: number, leftMs: number]> {
      const now = performance.now();
      if (redis?.status === 'ready' && now >= restUntil) {
        try {
          const counted = await redis.eval(countInRedis, 1, this.prefix + client, timeWindow);
          return counted as [number, number];
        } catch {
          restUntil = performance.now() + restMs;
        }
      }
      if (redis) {
        onFallback();
      }
      const window = recall(this.windows, client, () => ({endsAt: 0, calls: 0}));
      Object.assign(window, now < window.endsAt ? {} : {endsAt: now + timeWindow, calls: 0});
      return [++window.calls, window.endsAt - now];
    }

    child(options: object): Counters {
      // The package's types describe another shape.
      const {routeInfo} = options as {routeInfo: {method?: string; url?: string}};
      const counters = new Counters();
      counters.prefix = `${this.prefix}${routeInfo.method ?? ''}${routeInfo.url ?? ''}-`;
      return counters;
    }
  };
}

/**
 * Limits calls per client and minute; a route sets its own limit under `config.rateLimit`. Clients are identified by
 * address (IPv6 by its /64), so `TRUST_PROXY` must name the reverse proxies.
 *
 * @param redis shared counters of several servers
 * @param onFallback called for each call counted here because Redis did not respond
 */
export async function registerRateLimits(
  app: FastifyInstance,
  config: Pick<Config, 'RATE_LIMIT_GLOBAL'>,
  redis: Redis | undefined,
  onFallback: () => void,
): Promise<void> {
  await app.register(rateLimit, {
    max: config.RATE_LIMIT_GLOBAL,
    timeWindow: '1 minute',
    keyGenerator: clientOf,
    errorResponseBuilder: () => new ApiError(429, 'tooMany'),
    store: countersIn(redis, onFallback),
  });
}
