import rateLimit from '@fastify/rate-limit';
import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type {FastifyInstance} from 'fastify';
import type {Redis} from 'ioredis';
import type {Config} from '../config';
import {ApiError} from '../http/apiError';

/** After a failure Redis is left alone for so long, in milliseconds, so that not every call waits for it. */
const restMs = 1_000;

type Counted = (error: Error | null, counter?: {current: number; ttl: number}) => void;
interface Counters {
  incr(key: string, done: Counted, timeWindow: number, max: number): void;
  child(route: unknown): Counters;
}

/**
 * Counts in Redis, for all servers together; while Redis does not answer, in this process. A limit that is too wide for
 * a while is better than none, and than refusing visitors.
 */
function sharedCounters(redis: Redis, onFallback: () => void) {
  let restUntil = 0;

  const build = (shared: Counters, local: Counters): Counters => ({
    incr(key, done, timeWindow, max) {
      if (redis.status !== 'ready' || Date.now() < restUntil) {
        onFallback();
        local.incr(key, done, timeWindow, max);
        return;
      }
      shared.incr(
        key,
        (error, counter) => {
          if (error) {
            restUntil = Date.now() + restMs;
            onFallback();
            local.incr(key, done, timeWindow, max);
          } else {
            done(null, counter);
          }
        },
        timeWindow,
        max,
      );
    },
    child: (route) => build(shared.child(route), local.child(route)),
  });

  return class SharedCounters {
    constructor() {
      return build(
        new RedisStore(false, false, redis, 'portal-limit-') as Counters,
        new LocalStore(false, false) as Counters,
      );
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
    errorResponseBuilder: () => new ApiError(429, 'tooMany'),
    ...(redis && {store: sharedCounters(redis, onFallback) as never}),
  });
}
