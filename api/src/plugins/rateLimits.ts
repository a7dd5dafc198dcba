import rateLimit, {type FastifyRateLimitStore, type FastifyRateLimitStoreCtor} from '@fastify/rate-limit';
import type {FastifyInstance} from 'fastify';
import type {Redis} from 'ioredis';
import type {Config} from '../config';
import {ApiError} from '../http/apiError';
import {clientOf} from '../http/caller';
import {recall} from './recall';

/** After a failure Redis is left alone for so long, in milliseconds, so that not every call waits for it. */
const restMs = 1_000;

/** Counts a call in a window that begins with the first one. Returns the count, and the milliseconds that are left. */
const countInRedis = `
  redis.call('SET', KEYS[1], 0, 'PX', ARGV[1], 'NX')
  return {redis.call('INCR', KEYS[1]), redis.call('PTTL', KEYS[1])}`;

/**
 * Counts in Redis, for all servers together; without Redis, or while it does not answer, in this process. A limit that is
 * too wide for a while is better than none, and than refusing visitors: the package itself knows only these two.
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
      // Its types name another shape.
      const {routeInfo} = options as {routeInfo: {method?: string; url?: string}};
      const counters = new Counters();
      counters.prefix = `${this.prefix}${routeInfo.method ?? ''}${routeInfo.url ?? ''}-`;
      return counters;
    }
  };
}

/**
 * Limits calls per client and minute; a route sets its own under `config.rateLimit`. Clients are told apart by
 * address (IPv6 by its /64), so `TRUST_PROXY` must name the proxies in front.
 *
 * @param redis where several servers count together
 * @param onFallback told of each call that is counted here because Redis did not answer
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
